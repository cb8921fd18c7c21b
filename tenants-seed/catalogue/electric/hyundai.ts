import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const hyundaiElectrics = cars('Hyundai', [
  {
    ...ev,
    model: 'IONIQ 5',
    body: 'SUV',
    series: 'NE',
    years: [2021],
    seats: 5,
    doors: 5,
    size: [4655, 1890, 1605],
    gvm: 2540,
    tow: 1600,
    engine: electric(350),
    drive: 'RWD',
    badges: [
      ['Base', 75_500],
      ['Premium', 84_500],
      ['Epiq', 96_500, { drive: 'AWD', engine: electric(605) }],
    ],
  },
  {
    ...ev,
    model: 'Kona Electric',
    body: 'SUV',
    series: 'SX2',
    years: [2019],
    seats: 5,
    doors: 5,
    size: [4355, 1825, 1575],
    gvm: 2200,
    engine: electric(255),
    drive: 'FWD',
    badges: [
      ['Standard Range', 51_500],
      ['Extended Range', 56_500],
      ['Premium', 64_500],
    ],
  },
])
