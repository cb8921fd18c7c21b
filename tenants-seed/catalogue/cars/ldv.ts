import { auto, cars, diesel } from '../build-model'

export const ldvs = cars('LDV', [
  {
    model: 'T60',
    body: 'Ute',
    series: 'SKC8',
    years: [2017],
    seats: 5,
    doors: 4,
    size: [5365, 1900, 1809],
    gvm: 3050,
    tow: 3000,
    ancap: 5,
    engine: diesel(2.0, 4, 500, 8.7, 70),
    gearbox: auto(8),
    drive: '4x4',
    badges: [
      ['MAX Pro', 41_500],
      ['MAX Luxe', 45_500],
    ],
  },
  {
    model: 'Deliver 9',
    body: 'Van',
    series: 'SV63',
    years: [2020],
    seats: 3,
    doors: 4,
    size: [5546, 2018, 2525],
    gvm: 3550,
    tow: 2800,
    ancap: null,
    engine: diesel(2.0, 4, 375, 9.0, 80),
    gearbox: auto(6),
    drive: 'RWD',
    badges: [
      ['Mid Roof', 48_500],
      ['High Roof', 51_500],
    ],
  },
])
