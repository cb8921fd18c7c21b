import { caravans } from '../build-model'

export const mdcCaravans = caravans('MDC', [
  {
    model: 'XT16HR',
    body: 'Caravan',
    years: [2017],
    quarters: { bodyLength: 16.4, bodyWidth: 7.4, tare: 2150, atm: 3000, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['Hardtop', 59_990],
      ['Double Bunk', 64_990],
    ],
  },
])
