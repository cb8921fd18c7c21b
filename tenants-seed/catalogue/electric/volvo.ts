import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const volvoElectrics = cars('Volvo', [
  {
    ...ev,
    model: 'EX30',
    body: 'SUV',
    years: [2024],
    seats: 5,
    doors: 5,
    size: [4233, 1837, 1550],
    gvm: 2220,
    tow: 1600,
    engine: electric(343),
    drive: 'RWD',
    badges: [
      ['Plus', 64_500],
      ['Ultra', 71_500],
      ['Twin Performance', 76_500, { drive: 'AWD', engine: electric(543) }],
    ],
  },
  {
    ...ev,
    model: 'XC40',
    body: 'SUV',
    years: [2021],
    seats: 5,
    doors: 5,
    size: [4440, 1873, 1647],
    gvm: 2560,
    tow: 1800,
    engine: electric(420),
    drive: 'RWD',
    badges: [
      ['Recharge Plus', 82_500],
      ['Recharge Twin Ultimate', 94_500, { drive: 'AWD', engine: electric(670) }],
    ],
  },
])
