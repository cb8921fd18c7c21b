import { auto, cars, petrol, turboPetrol } from '../build-model'

export const jeeps = cars('Jeep', [
  {
    model: 'Wrangler',
    body: '4x4',
    series: 'JL',
    years: [2018],
    seats: 5,
    doors: 4,
    size: [4882, 1894, 1838],
    gvm: 2500,
    tow: 2495,
    ancap: 1,
    engine: turboPetrol(2.0, 4, 400, 9.2, 81),
    gearbox: auto(8),
    drive: '4x4',
    badges: [
      ['Unlimited Sport S', 81_500],
      ['Unlimited Rubicon', 96_500],
    ],
  },
  {
    model: 'Grand Cherokee',
    body: 'SUV',
    series: 'WL',
    years: [2014, 2025],
    seats: 5,
    doors: 5,
    size: [4914, 1979, 1798],
    gvm: 2720,
    tow: 2813,
    ancap: 5,
    engine: petrol(3.6, 6, 344, 9.9, 87),
    gearbox: auto(8),
    drive: '4x4',
    badges: [
      ['Night Eagle', 82_500],
      ['Limited', 87_500],
      ['Summit Reserve', 122_500],
    ],
  },
])
