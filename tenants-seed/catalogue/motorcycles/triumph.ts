import { manual, motorcycles, petrol, premium } from '../build-model'

export const triumphMotorcycles = motorcycles('Triumph', [
  {
    model: 'Tiger 900',
    body: 'Adventure',
    series: 'C701',
    years: [2020],
    seats: 2,
    size: [2305, 935, 1450],
    engine: premium(0.888, 3, 90, 4.7, 20),
    gearbox: manual(6),
    badges: [
      ['GT Pro', 26_490],
      ['Rally Pro', 27_490],
    ],
  },
  {
    model: 'Bonneville T120',
    body: 'Naked',
    series: 'DU01',
    years: [2016],
    seats: 2,
    size: [2170, 780, 1100],
    engine: premium(1.2, 2, 105, 4.7, 14.5),
    gearbox: manual(6),
    badges: [
      ['Standard', 21_490],
      ['Black', 21_490],
    ],
  },
  {
    model: 'Speed 400',
    body: 'Naked',
    series: 'TR',
    years: [2024],
    seats: 2,
    size: [2091, 814, 1084],
    engine: petrol(0.398, 1, 37.5, 3.5, 13),
    gearbox: manual(6),
    badges: [
      ['Standard', 8_990],
      ['Scrambler 400 X', 9_990],
    ],
  },
])
