import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const teslaElectrics = cars('Tesla', [
  {
    ...ev,
    model: 'Model 3',
    body: 'Sedan',
    years: [2019],
    seats: 5,
    doors: 4,
    size: [4720, 1848, 1441],
    gvm: 2184,
    tow: 1000,
    engine: electric(420),
    drive: 'RWD',
    badges: [
      ['Rear-Wheel Drive', 61_500],
      ['Long Range', 71_500, { drive: 'AWD', engine: electric(493) }],
      ['Performance', 87_500, { drive: 'AWD', engine: electric(741) }],
    ],
  },
  {
    ...ev,
    model: 'Model Y',
    body: 'SUV',
    years: [2022],
    seats: 5,
    doors: 5,
    size: [4790, 1920, 1624],
    gvm: 2400,
    tow: 1600,
    engine: electric(420),
    drive: 'RWD',
    badges: [
      ['Rear-Wheel Drive', 65_500],
      ['Long Range', 75_500, { drive: 'AWD', engine: electric(493) }],
    ],
  },
])
