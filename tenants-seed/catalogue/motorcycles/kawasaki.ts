import { manual, motorcycles, petrol, premium } from '../build-model'

export const kawasakiMotorcycles = motorcycles('Kawasaki', [
  {
    model: 'Ninja 500',
    body: 'Sport',
    series: 'EX500',
    years: [2018],
    seats: 2,
    size: [1995, 730, 1120],
    engine: petrol(0.451, 2, 42.6, 3.8, 14),
    gearbox: manual(6),
    badges: [
      ['Standard', 9_777],
      ['SE', 10_357],
    ],
  },
  {
    model: 'Z900',
    body: 'Naked',
    series: 'ZR900',
    years: [2017],
    seats: 2,
    size: [2065, 830, 1110],
    engine: premium(0.948, 4, 97.4, 5.3, 17),
    gearbox: manual(6),
    badges: [
      ['Standard', 17_007],
      ['SE', 19_727],
    ],
  },
  {
    model: 'Versys 650',
    body: 'Adventure',
    series: 'LE650',
    years: [2015],
    seats: 2,
    size: [2165, 840, 1400],
    engine: petrol(0.649, 2, 61, 4.5, 21),
    gearbox: manual(6),
    badges: [
      ['L', 13_877],
      ['LT Tourer', 15_357],
    ],
  },
  {
    model: 'Vulcan S',
    body: 'Cruiser',
    series: 'EN650',
    years: [2015],
    seats: 2,
    size: [2310, 880, 1100],
    engine: petrol(0.649, 2, 62.4, 4.4, 14),
    gearbox: manual(6),
    badges: [
      ['L', 12_427],
      ['Cafe', 12_777],
    ],
  },
  {
    model: 'KLR650',
    body: 'Adventure',
    series: 'KL650',
    years: [2022],
    seats: 2,
    size: [2280, 970, 1475],
    engine: petrol(0.652, 1, 53, 5.1, 23),
    gearbox: manual(5),
    badges: [
      ['Standard', 11_497],
      ['Adventure', 12_997],
    ],
  },
])
