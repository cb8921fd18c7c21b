import { caravans } from '../build-model'

export const newAgeCaravans = caravans('New Age', [
  {
    model: 'Manta Ray',
    body: 'Caravan',
    years: [2013],
    quarters: { bodyLength: 19, bodyWidth: 8.2, tare: 2480, atm: 2980, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['MR19ER Adventurer', 92_990],
      ['MR18BEQ', 87_990],
    ],
  },
  {
    model: 'Big Red',
    body: 'Caravan',
    years: [2014],
    quarters: { bodyLength: 20, bodyWidth: 8.2, tare: 2690, atm: 3300, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['BR20BER', 99_990],
      ['BR19EQ Deluxe', 96_490],
    ],
  },
])
