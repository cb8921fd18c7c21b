import { auto, diesel, trucks } from '../build-model'

export const udTrucks = trucks('UD', [
  {
    model: 'Croner',
    body: 'Truck',
    series: 'PKE 15 280',
    years: [2019],
    seats: 3,
    doors: 2,
    size: [8890, 2450, 2900],
    gvm: 15_000,
    tow: 9000,
    engine: diesel(7.7, 6, 1050, 24.0, 210),
    gearbox: auto(6),
    drive: '4x2',
    badges: [
      ['LWB Auto', 172_500],
      ['Refrigerated Pantech', 239_500],
    ],
  },
])
