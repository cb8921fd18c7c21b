import { auto, cars, dualClutch, turboPetrol, turboPremium } from '../build-model'

export const skodas = cars('Skoda', [
  {
    model: 'Octavia',
    body: 'Wagon',
    series: 'NX',
    years: [2021],
    seats: 5,
    doors: 5,
    size: [4689, 1829, 1468],
    gvm: 1930,
    tow: 1500,
    ancap: 5,
    engine: turboPetrol(1.4, 4, 250, 5.7, 50),
    gearbox: auto(8),
    drive: 'FWD',
    badges: [
      ['Style', 44_500],
      ['Sport', 47_500],
      ['RS', 61_500, { engine: turboPremium(2.0, 4, 370, 6.8, 50), gearbox: dualClutch(7) }],
    ],
  },
])
