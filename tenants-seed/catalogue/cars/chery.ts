import { cars, dualClutch, turboPetrol } from '../build-model'

export const cherys = cars('Chery', [
  {
    model: 'Tiggo 4 Pro',
    body: 'SUV',
    series: 'T19',
    years: [2024],
    seats: 5,
    doors: 5,
    size: [4318, 1830, 1670],
    gvm: 1820,
    tow: null,
    ancap: 5,
    engine: turboPetrol(1.5, 4, 210, 7.4, 51),
    gearbox: dualClutch(6),
    drive: 'FWD',
    badges: [
      ['Urban', 24_990],
      ['Ultimate', 27_990],
    ],
  },
])
