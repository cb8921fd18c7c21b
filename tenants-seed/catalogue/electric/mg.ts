import { cars, electric, reduction } from '../build-model'

const ev = { gearbox: reduction, ancap: 5 } as const

export const mgElectrics = cars('MG', [
  {
    ...ev,
    model: 'MG4',
    body: 'Hatch',
    years: [2023],
    seats: 5,
    doors: 5,
    size: [4287, 1836, 1516],
    gvm: 2130,
    tow: 500,
    engine: electric(250),
    drive: 'RWD',
    badges: [
      ['Excite 51', 37_500],
      ['Essence 64', 44_500],
      ['XPower', 58_500, { drive: 'AWD', engine: electric(600) }],
    ],
  },
])
