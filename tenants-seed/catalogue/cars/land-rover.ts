import { auto, cars, diesel, turboPremium } from '../build-model'

export const landRovers = cars('Land Rover', [
  {
    model: 'Defender',
    body: '4x4',
    series: 'L663',
    years: [2020],
    seats: 5,
    doors: 5,
    size: [5018, 2008, 1967],
    gvm: 3165,
    tow: 3500,
    ancap: 5,
    engine: diesel(3.0, 6, 650, 8.1, 90),
    gearbox: auto(8),
    drive: '4x4',
    badges: [
      ['110 D250 SE', 103_500],
      ['110 D300 X-Dynamic HSE', 124_500],
      ['90 P400 X', 139_500, { engine: turboPremium(3.0, 6, 550, 9.9, 88) }],
    ],
  },
  {
    model: 'Discovery Sport',
    body: 'SUV',
    series: 'L550',
    years: [2015],
    seats: 7,
    doors: 5,
    size: [4597, 1904, 1727],
    gvm: 2730,
    tow: 2200,
    ancap: 5,
    engine: diesel(2.0, 4, 430, 6.9, 65),
    gearbox: auto(9),
    drive: 'AWD',
    badges: [
      ['D200 R-Dynamic S', 79_500],
      ['P250 R-Dynamic SE', 84_500, { engine: turboPremium(2.0, 4, 365, 9.0, 67) }],
    ],
  },
])
