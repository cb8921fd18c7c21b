import { cars, cvt, electric, hybrid, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const toyotaElectrics = cars('Toyota', [
  {
    ...ev,
    model: 'bZ4X',
    body: 'SUV',
    series: 'EAM15R',
    years: [2024],
    seats: 5,
    doors: 5,
    size: [4690, 1860, 1650],
    gvm: 2550,
    tow: 750,
    engine: electric(266),
    drive: 'FWD',
    badges: [
      ['FWD', 69_500],
      ['AWD', 77_500, { drive: 'AWD', engine: electric(337) }],
    ],
  },
  {
    model: 'C-HR',
    body: 'SUV',
    series: 'ZYX11R',
    years: [2017],
    seats: 5,
    doors: 5,
    size: [4362, 1832, 1564],
    gvm: 1980,
    tow: 725,
    ancap: 5,
    engine: hybrid(1.8, 4, 142, 4.0, 43),
    gearbox: cvt,
    drive: 'FWD',
    badges: [
      ['GXL', 47_500],
      ['Koba', 54_500],
      ['GR Sport', 59_500, { drive: 'AWD' }],
    ],
  },
  {
    model: 'Corolla Cross',
    body: 'SUV',
    series: 'MXGH14R',
    years: [2022],
    seats: 5,
    doors: 5,
    size: [4460, 1825, 1620],
    gvm: 2000,
    tow: 750,
    ancap: 5,
    engine: hybrid(2.0, 4, 188, 4.4, 43),
    gearbox: cvt,
    drive: 'FWD',
    badges: [
      ['GX', 41_500],
      ['GXL', 44_500],
      ['Atmos', 54_500, { drive: 'AWD' }],
    ],
  },
])
