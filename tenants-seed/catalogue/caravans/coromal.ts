import { caravans } from '../build-model'

export const coromalCaravans = caravans('Coromal', [
  {
    model: 'Element',
    body: 'Caravan',
    years: [2010],
    quarters: { bodyLength: 17.9, bodyWidth: 8, tare: 1890, atm: 2380, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['542', 62_990],
      ['612 Family', 68_990],
    ],
  },
])
