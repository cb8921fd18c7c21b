import { caravans } from '../build-model'

export const avanCaravans = caravans('Avan', [
  {
    model: 'Aspire',
    body: 'Caravan',
    years: [2014],
    quarters: { bodyLength: 16.5, bodyWidth: 7.6, tare: 1640, atm: 2100, axles: 'Single', sleeps: 2 },
    badges: [
      ['499 Adventure Plus', 61_990],
      ['555', 65_990],
    ],
  },
  {
    model: 'Cruiseliner',
    body: 'Camper Trailer',
    years: [2010],
    quarters: { bodyLength: 12.5, bodyWidth: 6.9, tare: 980, atm: 1400, axles: 'Single', sleeps: 2 },
    badges: [
      ['2', 29_990],
      ['3B Adventure', 34_990],
    ],
  },
])
