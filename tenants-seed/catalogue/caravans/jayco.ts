import { auto, caravans, diesel } from '../build-model'

export const jaycoCaravans = caravans('Jayco', [
  {
    model: 'Journey',
    body: 'Caravan',
    years: [2014],
    quarters: { bodyLength: 18.5, bodyWidth: 8.2, tare: 2270, atm: 2700, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['18.57-8 Touring', 79_990],
      ['Outback 18.57-8', 86_990],
    ],
  },
  {
    model: 'Starcraft',
    body: 'Caravan',
    years: [2012],
    quarters: { bodyLength: 17, bodyWidth: 8, tare: 1980, atm: 2450, axles: 'Tandem', sleeps: 4 },
    badges: [
      ['17.55-3', 66_990],
      ['Outback 17.58-4', 73_990],
    ],
  },
  {
    model: 'Silverline',
    body: 'Caravan',
    years: [2014],
    quarters: { bodyLength: 21.5, bodyWidth: 8.2, tare: 2610, atm: 3100, axles: 'Tandem', sleeps: 3 },
    badges: [
      ['21.65-3', 109_990],
      ['Outback 21.65-7', 117_990],
    ],
  },
  {
    model: 'Expanda',
    body: 'Pop Top',
    years: [2012],
    quarters: { bodyLength: 14, bodyWidth: 7.6, tare: 1560, atm: 2000, axles: 'Single', sleeps: 6 },
    badges: [
      ['14.44-1', 58_990],
      ['Outback 15.48-1', 65_990],
    ],
  },
  {
    model: 'Swan',
    body: 'Camper Trailer',
    years: [2010],
    quarters: { bodyLength: 13, bodyWidth: 7, tare: 1210, atm: 1550, axles: 'Single', sleeps: 6 },
    badges: [
      ['Touring', 38_990],
      ['Outback', 43_990],
    ],
  },
  {
    model: 'Conquest',
    body: 'Motorhome',
    years: [2016],
    quarters: { bodyLength: 24, bodyWidth: 7.6, tare: 3720, atm: 4495, axles: 'Single', sleeps: 4 },
    series: null,
    seats: 4,
    size: [7450, 2330, 3100],
    gvm: 4495,
    engine: diesel(2.3, 4, 400, 11.0, 90),
    gearbox: auto(9),
    drive: 'FWD',
    badges: [
      ['FA 20-1', 209_990],
      ['FA 25-1', 224_990],
    ],
  },
])
