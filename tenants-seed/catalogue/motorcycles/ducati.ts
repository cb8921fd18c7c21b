import { manual, motorcycles, premium } from '../build-model'

export const ducatiMotorcycles = motorcycles('Ducati', [
  {
    model: 'Monster',
    body: 'Naked',
    series: '937',
    years: [2021],
    seats: 2,
    size: [2085, 840, 1100],
    engine: premium(0.937, 2, 93, 5.2, 14),
    gearbox: manual(6),
    badges: [
      ['Plus', 20_700],
      ['SP', 25_900],
    ],
  },
  {
    model: 'Scrambler',
    body: 'Naked',
    series: '803',
    years: [2015],
    seats: 2,
    size: [2108, 830, 1150],
    engine: premium(0.803, 2, 65.2, 5.2, 13.5),
    gearbox: manual(6),
    badges: [
      ['Icon', 17_700],
      ['Full Throttle', 20_200],
    ],
  },
])
