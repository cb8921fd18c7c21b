import { auto, diesel, trucks } from '../build-model'

export const hinoTrucks = trucks('Hino', [
  {
    model: '300 Series',
    body: 'Truck',
    series: '616',
    years: [2014],
    seats: 3,
    doors: 2,
    size: [4975, 1880, 2170],
    gvm: 4495,
    tow: 3500,
    engine: diesel(4.0, 4, 390, 12.6, 100),
    gearbox: auto(6),
    drive: '4x2',
    badges: [
      ['Hybrid Auto', 86_500],
      ['Trade Ace', 79_500],
    ],
  },
  {
    model: '500 Series',
    body: 'Truck',
    series: 'FD 1124',
    years: [2018],
    seats: 3,
    doors: 2,
    size: [7735, 2350, 2640],
    gvm: 11_000,
    tow: 6500,
    engine: diesel(5.1, 4, 794, 19.5, 200),
    gearbox: auto(6),
    drive: '4x2',
    badges: [
      ['Medium', 139_500],
      ['Tilt Tray', 209_500],
    ],
  },
])
