import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const nissanElectrics = cars('Nissan', [
  {
    ...ev,
    model: 'LEAF',
    body: 'Hatch',
    series: 'ZE1',
    years: [2019, 2025],
    seats: 5,
    doors: 5,
    size: [4490, 1788, 1540],
    gvm: 1995,
    engine: electric(320),
    drive: 'FWD',
    badges: [
      ['Base', 50_500],
      ['e+', 61_500, { engine: electric(340) }],
    ],
  },
])
