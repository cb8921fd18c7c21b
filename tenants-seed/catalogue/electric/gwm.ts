import { cars, cvt, electric, hybrid, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const gwmElectrics = cars('GWM', [
  {
    model: 'Haval Jolion Hybrid',
    body: 'SUV',
    series: 'A01',
    years: [2022],
    seats: 5,
    doors: 5,
    size: [4472, 1841, 1619],
    gvm: 1970,
    tow: 750,
    ancap: 5,
    engine: hybrid(1.5, 4, 375, 5.0, 55),
    gearbox: cvt,
    drive: 'FWD',
    badges: [
      ['Lux', 32_490],
      ['Ultra', 36_490],
    ],
  },
  {
    ...ev,
    model: 'Ora',
    body: 'Hatch',
    series: 'GM01',
    years: [2023],
    seats: 5,
    doors: 5,
    size: [4235, 1825, 1603],
    gvm: 2000,
    engine: electric(250),
    drive: 'FWD',
    badges: [
      ['Lux', 36_490],
      ['GT', 46_490],
    ],
  },
])
