import { caravans } from '../build-model'

export const snowyRiverCaravans = caravans('Snowy River', [
  {
    model: 'SRC-20',
    body: 'Caravan',
    years: [2018],
    quarters: { bodyLength: 20, bodyWidth: 8.2, tare: 2350, atm: 2850, axles: 'Tandem', sleeps: 5 },
    badges: [
      ['Family', 78_990],
      ['Couples', 76_990],
    ],
  },
])
