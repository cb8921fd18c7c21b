import { manual, motorcycles, premium } from '../build-model'

export const harleyDavidsonMotorcycles = motorcycles('Harley-Davidson', [
  {
    model: 'Street Bob',
    body: 'Cruiser',
    series: 'FXBB',
    years: [2018],
    seats: 2,
    size: [2320, 850, 1160],
    engine: premium(1.868, 2, 155, 5.4, 13.2),
    gearbox: manual(6),
    badges: [
      ['114', 30_995],
      ['117', 33_250],
    ],
  },
  {
    model: 'Fat Boy',
    body: 'Cruiser',
    series: 'FLFBS',
    years: [2018],
    seats: 2,
    size: [2370, 970, 1110],
    engine: premium(1.868, 2, 155, 5.5, 18.9),
    gearbox: manual(6),
    badges: [
      ['114', 40_250],
      ['Gray Ghost', 44_995],
    ],
  },
  {
    model: 'Road Glide',
    body: 'Cruiser',
    series: 'FLTRX',
    years: [2015],
    seats: 2,
    size: [2410, 960, 1345],
    engine: premium(1.923, 2, 175, 5.9, 22.7),
    gearbox: manual(6),
    badges: [
      ['Special', 51_250],
      ['ST', 56_250],
    ],
  },
])
