import { manual, motorcycles, petrol, premium } from '../build-model'

export const suzukiMotorcycles = motorcycles('Suzuki', [
  {
    model: 'V-Strom 800DE',
    body: 'Adventure',
    series: 'DL800',
    years: [2023],
    seats: 2,
    size: [2345, 975, 1310],
    engine: premium(0.776, 2, 78, 4.4, 20),
    gearbox: manual(6),
    badges: [
      ['Standard', 18_590],
      ['Adventure Pack', 20_290],
    ],
  },
  {
    model: 'GSX-8S',
    body: 'Naked',
    series: 'GSX800',
    years: [2023],
    seats: 2,
    size: [2115, 775, 1105],
    engine: premium(0.776, 2, 78, 4.2, 14),
    gearbox: manual(6),
    badges: [
      ['Standard', 14_490],
      ['Evolution', 15_990],
    ],
  },
  {
    model: 'DR-Z400E',
    body: 'Enduro',
    series: 'DRZ400',
    years: [2014],
    seats: 2,
    size: [2310, 825, 1240],
    engine: petrol(0.398, 1, 39, 5.2, 10),
    gearbox: manual(5),
    badges: [
      ['Standard', 8_990],
      ['Enduro', 9_490],
    ],
  },
])
