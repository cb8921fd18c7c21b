import { manual, motorcycles, premium } from '../build-model'

export const indianMotorcycles = motorcycles('Indian', [
  {
    model: 'Scout',
    body: 'Cruiser',
    series: '101',
    years: [2015],
    seats: 2,
    size: [2274, 880, 1068],
    engine: premium(1.25, 2, 111, 5.4, 13),
    gearbox: manual(6),
    badges: [
      ['Sixty', 21_995],
      ['Bobber', 24_995],
    ],
  },
])
