import { caravans } from '../build-model'

export const supremeCaravans = caravans('Supreme', [
  {
    model: 'Executive',
    body: 'Caravan',
    years: [2014],
    quarters: { bodyLength: 21, bodyWidth: 8.2, tare: 2630, atm: 3200, axles: 'Tandem', sleeps: 2 },
    badges: [
      ['Ensuite', 98_990],
      ['Club Lounge', 101_990],
    ],
  },
])
