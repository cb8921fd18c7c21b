import { auto, diesel, trucks } from '../build-model'

export const ivecoTrucks = trucks('Iveco', [
  {
    model: 'Daily',
    body: 'Truck',
    series: '70C18',
    years: [2016],
    seats: 3,
    doors: 2,
    size: [6120, 2010, 2270],
    gvm: 7000,
    tow: 3500,
    engine: diesel(3.0, 4, 430, 13.2, 90),
    gearbox: auto(8),
    drive: '4x2',
    badges: [
      ['Cab Chassis', 88_500],
      ['Dual Cab', 97_500],
    ],
  },
])
