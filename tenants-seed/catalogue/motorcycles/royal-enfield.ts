import { manual, motorcycles, petrol } from '../build-model'

export const royalEnfieldMotorcycles = motorcycles('Royal Enfield', [
  {
    model: 'Himalayan 450',
    body: 'Adventure',
    series: 'K1',
    years: [2024],
    seats: 2,
    size: [2285, 900, 1316],
    engine: petrol(0.452, 1, 40, 3.6, 17),
    gearbox: manual(6),
    badges: [
      ['Base', 8_990],
      ['Summit', 9_290],
    ],
  },
  {
    model: 'Classic 350',
    body: 'Cruiser',
    series: 'J1',
    years: [2021],
    seats: 2,
    size: [2145, 785, 1090],
    engine: petrol(0.349, 1, 27, 2.7, 13),
    gearbox: manual(5),
    badges: [
      ['Halcyon', 8_590],
      ['Chrome', 8_990],
    ],
  },
  {
    model: 'Interceptor 650',
    body: 'Naked',
    series: 'P',
    years: [2019],
    seats: 2,
    size: [2119, 825, 1067],
    engine: petrol(0.648, 2, 52, 4.0, 13.7),
    gearbox: manual(6),
    badges: [
      ['Standard', 11_190],
      ['Custom', 11_490],
    ],
  },
])
