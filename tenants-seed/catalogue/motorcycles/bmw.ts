import { manual, motorcycles, premium } from '../build-model'

export const bmwMotorcycles = motorcycles('BMW', [
  {
    model: 'R 1300 GS',
    body: 'Adventure',
    series: 'GS23',
    years: [2024],
    seats: 2,
    size: [2212, 1000, 1405],
    engine: premium(1.3, 2, 149, 4.8, 19),
    gearbox: manual(6),
    badges: [
      ['Base', 32_115],
      ['Trophy', 36_890],
      ['Triple Black', 37_590],
    ],
  },
  {
    model: 'R nineT',
    body: 'Naked',
    series: 'R9T',
    years: [2014, 2023],
    seats: 2,
    size: [2105, 890, 1100],
    engine: premium(1.17, 2, 116, 5.1, 17),
    gearbox: manual(6),
    badges: [
      ['Pure', 22_990],
      ['Scrambler', 23_490],
    ],
  },
])
