import { caravans } from '../build-model'

export const crusaderCaravans = caravans('Crusader', [
  {
    model: 'Musketeer',
    body: 'Caravan',
    years: [2015],
    quarters: { bodyLength: 19.5, bodyWidth: 8.2, tare: 2390, atm: 2990, axles: 'Tandem', sleeps: 2 },
    badges: [
      ['Athos', 84_990],
      ['Aramis', 88_990],
    ],
  },
])
