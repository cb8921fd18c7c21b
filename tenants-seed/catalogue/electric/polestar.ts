import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const polestarElectrics = cars('Polestar', [
  {
    ...ev,
    model: '2',
    body: 'Hatch',
    years: [2022],
    seats: 5,
    doors: 5,
    size: [4606, 1859, 1479],
    gvm: 2600,
    tow: 1500,
    engine: electric(490),
    drive: 'RWD',
    badges: [
      ['Standard Range Single Motor', 66_500],
      ['Long Range Single Motor', 71_500],
      ['Long Range Dual Motor', 79_500, { drive: 'AWD', engine: electric(740) }],
    ],
  },
  {
    ...ev,
    model: '4',
    body: 'Coupe',
    years: [2024],
    seats: 5,
    doors: 5,
    size: [4840, 2008, 1534],
    gvm: 2770,
    tow: 1500,
    engine: electric(343),
    drive: 'RWD',
    badges: [
      ['Long Range Single Motor', 83_500],
      ['Long Range Dual Motor', 96_500, { drive: 'AWD', engine: electric(686) }],
    ],
  },
])
