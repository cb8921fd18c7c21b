import { auto, cars, premium } from '../build-model'

export const rams = cars('RAM', [
  {
    model: '1500',
    body: 'Ute',
    series: 'DT',
    years: [2021],
    seats: 5,
    doors: 4,
    size: [5916, 2084, 1971],
    gvm: 3450,
    tow: 4500,
    ancap: null,
    engine: premium(5.7, 8, 556, 12.2, 98),
    gearbox: auto(8),
    drive: '4x4',
    badges: [
      ['Big Horn', 124_500],
      ['Laramie', 149_500],
    ],
  },
])
