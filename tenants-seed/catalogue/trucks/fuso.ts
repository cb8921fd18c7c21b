import { auto, diesel, dualClutch, manual, trucks } from '../build-model'

export const fusoTrucks = trucks('Fuso', [
  {
    model: 'Canter',
    body: 'Truck',
    series: '515',
    years: [2012],
    seats: 3,
    doors: 2,
    size: [4945, 1995, 2135],
    gvm: 4495,
    tow: 3500,
    engine: diesel(3.0, 4, 370, 11.2, 70),
    gearbox: dualClutch(6),
    drive: '4x2',
    badges: [
      ['Built Ready Tray', 74_500],
      ['Wide Cab City', 71_500, { gearbox: manual(5) }],
    ],
  },
  {
    model: 'Fighter',
    body: 'Truck',
    series: '1224',
    years: [2012],
    seats: 3,
    doors: 2,
    size: [8260, 2200, 2570],
    gvm: 12_000,
    tow: 9000,
    engine: diesel(7.5, 6, 780, 22.5, 200),
    gearbox: auto(6),
    drive: '4x2',
    badges: [
      ['Pantech', 159_500],
      ['Tautliner', 168_500],
    ],
  },
])
