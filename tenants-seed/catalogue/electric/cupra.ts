import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const cupraElectrics = cars('Cupra', [
  {
    ...ev,
    model: 'Born',
    body: 'Hatch',
    years: [2023],
    seats: 5,
    doors: 5,
    size: [4324, 1809, 1540],
    gvm: 2290,
    engine: electric(310),
    drive: 'RWD',
    badges: [
      ['e Boost', 65_500],
      ['VZ', 78_500, { engine: electric(545) }],
    ],
  },
])
