import { auto, cars, diesel, manual, petrol, premium } from '../build-model'

export const holdens = cars('Holden', [
  {
    model: 'Colorado',
    body: 'Ute',
    series: 'RG',
    years: [2014, 2020],
    seats: 5,
    doors: 4,
    size: [5361, 1874, 1800],
    gvm: 3150,
    tow: 3500,
    ancap: 5,
    engine: diesel(2.8, 4, 500, 8.7, 76),
    gearbox: auto(6),
    drive: '4x4',
    badges: [
      ['LS', 44_500],
      ['LTZ', 52_500],
      ['Z71', 55_500],
    ],
  },
  {
    model: 'Commodore',
    body: 'Sedan',
    series: 'VF',
    years: [2013, 2017],
    seats: 5,
    doors: 4,
    size: [4947, 1898, 1471],
    gvm: 2200,
    tow: 2100,
    ancap: 5,
    engine: petrol(3.6, 6, 350, 9.0, 71),
    gearbox: auto(6),
    drive: 'RWD',
    badges: [
      ['Evoke', 35_500],
      ['SV6', 42_500],
      ['SS-V Redline', 58_500, { engine: premium(6.2, 8, 570, 12.6, 71), gearbox: manual(6) }],
    ],
  },
])
