import { cars, diesel, dualClutch } from '../build-model'

export const renaults = cars('Renault', [
  {
    model: 'Trafic',
    body: 'Van',
    series: 'X82',
    years: [2015],
    seats: 3,
    doors: 5,
    size: [5480, 1956, 1973],
    gvm: 3070,
    tow: 1715,
    ancap: null,
    engine: diesel(2.0, 4, 380, 7.3, 80),
    gearbox: dualClutch(6),
    drive: 'FWD',
    badges: [
      ['SWB Pro', 51_500],
      ['LWB Premium', 56_500],
    ],
  },
])
