import { caravans } from '../build-model'

export const lotusCaravans = caravans('Lotus', [
  {
    model: 'Trooper',
    body: 'Caravan',
    years: [2015],
    quarters: { bodyLength: 18.9, bodyWidth: 8.2, tare: 2680, atm: 3300, axles: 'Tandem', sleeps: 2 },
    badges: [
      ['18 9', 105_990],
      ['Off Grid', 119_990],
    ],
  },
  {
    model: 'Freelander',
    body: 'Caravan',
    years: [2013],
    quarters: { bodyLength: 19.6, bodyWidth: 8.2, tare: 2550, atm: 3200, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['Couples', 94_990],
      ['Bunk', 97_990],
    ],
  },
])
