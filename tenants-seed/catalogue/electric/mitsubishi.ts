import { cars, plugIn, reduction } from '../build-model'

export const mitsubishiElectrics = cars('Mitsubishi', [
  {
    model: 'Outlander PHEV',
    body: 'SUV',
    series: 'ZM',
    years: [2022],
    seats: 7,
    doors: 5,
    size: [4710, 1862, 1745],
    gvm: 2750,
    tow: 1600,
    ancap: 5,
    engine: plugIn(2.4, 4, 450, 1.5, 56),
    gearbox: reduction,
    drive: 'AWD',
    badges: [
      ['ES', 62_500, { seats: 5 }],
      ['Aspire', 69_500],
      ['Exceed Tourer', 79_500],
    ],
  },
])
