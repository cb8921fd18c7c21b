import { cars, diesel, dualClutch, turboPremium } from '../build-model'

export const audis = cars('Audi', [
  {
    model: 'A3',
    body: 'Hatch',
    series: '8Y',
    years: [2022],
    seats: 5,
    doors: 5,
    size: [4343, 1816, 1449],
    gvm: 1880,
    tow: 1400,
    ancap: 5,
    engine: turboPremium(1.5, 4, 250, 5.3, 50),
    gearbox: dualClutch(7),
    drive: 'FWD',
    badges: [
      ['35 TFSI', 57_500],
      ['40 TFSI S line', 69_500, { engine: turboPremium(2.0, 4, 320, 6.4, 55), drive: 'AWD' }],
    ],
  },
  {
    model: 'Q5',
    body: 'SUV',
    series: 'FY',
    years: [2017, 2024],
    seats: 5,
    doors: 5,
    size: [4682, 1893, 1662],
    gvm: 2400,
    tow: 2000,
    ancap: 5,
    engine: diesel(2.0, 4, 400, 5.5, 70),
    gearbox: dualClutch(7),
    drive: 'AWD',
    badges: [
      ['40 TDI', 80_500],
      ['45 TFSI Sport', 90_500, { engine: turboPremium(2.0, 4, 370, 8.0, 70) }],
    ],
  },
])
