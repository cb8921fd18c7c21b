import { cars, cvt, hybrid, plugIn } from '../build-model'

export const lexusElectrics = cars('Lexus', [
  {
    model: 'NX',
    body: 'SUV',
    series: 'AAZH25R',
    years: [2021],
    seats: 5,
    doors: 5,
    size: [4660, 1865, 1640],
    gvm: 2380,
    tow: 1500,
    ancap: 5,
    engine: hybrid(2.5, 4, 239, 5.0, 55),
    gearbox: cvt,
    drive: 'AWD',
    badges: [
      ['350h Luxury', 76_500, { drive: 'FWD' }],
      ['350h Sports Luxury', 90_500],
      ['450h+ F Sport', 107_500, { engine: plugIn(2.5, 4, 227, 1.3, 55) }],
    ],
  },
  {
    model: 'UX',
    body: 'SUV',
    series: 'MZAH11R',
    years: [2019],
    seats: 5,
    doors: 5,
    size: [4495, 1840, 1520],
    gvm: 2110,
    tow: 750,
    ancap: 5,
    engine: hybrid(2.0, 4, 188, 4.5, 43),
    gearbox: cvt,
    drive: 'FWD',
    badges: [
      ['250h Luxury', 57_500],
      ['250h F Sport', 67_500, { drive: 'AWD' }],
    ],
  },
])
