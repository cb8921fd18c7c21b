import { auto, cars, diesel, turboPremium } from '../build-model'

export const bmws = cars('BMW', [
  {
    model: '3 Series',
    body: 'Sedan',
    series: 'G20',
    years: [2019],
    seats: 5,
    doors: 4,
    size: [4713, 1827, 1440],
    gvm: 2080,
    tow: 1600,
    ancap: 5,
    engine: turboPremium(2.0, 4, 400, 6.4, 59),
    gearbox: auto(8),
    drive: 'RWD',
    badges: [
      ['320i M Sport', 84_500, { engine: turboPremium(2.0, 4, 300, 6.3, 59) }],
      ['330i M Sport', 98_500],
      ['M340i xDrive', 119_500, { engine: turboPremium(3.0, 6, 500, 7.7, 59), drive: 'AWD' }],
    ],
  },
  {
    model: 'X3',
    body: 'SUV',
    series: 'G01',
    years: [2018],
    seats: 5,
    doors: 5,
    size: [4708, 1891, 1676],
    gvm: 2400,
    tow: 2400,
    ancap: 5,
    engine: turboPremium(2.0, 4, 350, 7.8, 65),
    gearbox: auto(8),
    drive: 'AWD',
    badges: [
      ['xDrive20i', 88_500],
      ['xDrive20d', 91_500, { engine: diesel(2.0, 4, 400, 5.8, 68) }],
      ['xDrive30i M Sport', 102_500],
    ],
  },
])
