import { auto, caravans as caravansOf, diesel } from './build-model'

/** Body lengths and widths in feet, masses in kilograms. */
export const caravanModels = [
  ...caravansOf('Jayco', [
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
  ]),
  ...caravansOf('New Age', [
    {
      model: 'Manta Ray',
      body: 'Caravan',
      years: [2013],
      quarters: { bodyLength: 19, bodyWidth: 8.2, tare: 2480, atm: 2980, axles: 'Tandem', sleeps: 4 },
      badges: [
        ['MR19ER Adventurer', 92_990],
        ['MR18BEQ', 87_990],
      ],
    },
    {
      model: 'Big Red',
      body: 'Caravan',
      years: [2014],
      quarters: { bodyLength: 20, bodyWidth: 8.2, tare: 2690, atm: 3300, axles: 'Tandem', sleeps: 4 },
      badges: [
        ['BR20BER', 99_990],
        ['BR19EQ Deluxe', 96_490],
      ],
    },
  ]),
  ...caravansOf('Lotus', [
    {
      model: 'Trooper',
      body: 'Caravan',
      years: [2015],
      quarters: { bodyLength: 18.9, bodyWidth: 8.2, tare: 2680, atm: 3300, axles: 'Tandem', sleeps: 2 },
      badges: [
        ['18 9', 105_990],
        ['Off Grid', 119_990],
      ],
    },
    {
      model: 'Freelander',
      body: 'Caravan',
      years: [2013],
      quarters: { bodyLength: 19.6, bodyWidth: 8.2, tare: 2550, atm: 3200, axles: 'Tandem', sleeps: 4 },
      badges: [
        ['Couples', 94_990],
        ['Bunk', 97_990],
      ],
    },
  ]),
  ...caravansOf('Crusader', [
    {
      model: 'Musketeer',
      body: 'Caravan',
      years: [2015],
      quarters: { bodyLength: 19.5, bodyWidth: 8.2, tare: 2390, atm: 2990, axles: 'Tandem', sleeps: 2 },
      badges: [
        ['Athos', 84_990],
        ['Aramis', 88_990],
      ],
    },
  ]),
  ...caravansOf('Coromal', [
    {
      model: 'Element',
      body: 'Caravan',
      years: [2010],
      quarters: { bodyLength: 17.9, bodyWidth: 8, tare: 1890, atm: 2380, axles: 'Tandem', sleeps: 4 },
      badges: [
        ['542', 62_990],
        ['612 Family', 68_990],
      ],
    },
  ]),
  ...caravansOf('Avan', [
    {
      model: 'Aspire',
      body: 'Caravan',
      years: [2014],
      quarters: { bodyLength: 16.5, bodyWidth: 7.6, tare: 1640, atm: 2100, axles: 'Single', sleeps: 2 },
      badges: [
        ['499 Adventure Plus', 61_990],
        ['555', 65_990],
      ],
    },
    {
      model: 'Cruiseliner',
      body: 'Camper Trailer',
      years: [2010],
      quarters: { bodyLength: 12.5, bodyWidth: 6.9, tare: 980, atm: 1400, axles: 'Single', sleeps: 2 },
      badges: [
        ['2', 29_990],
        ['3B Adventure', 34_990],
      ],
    },
  ]),
  ...caravansOf('MDC', [
    {
      model: 'XT16HR',
      body: 'Caravan',
      years: [2017],
      quarters: { bodyLength: 16.4, bodyWidth: 7.4, tare: 2150, atm: 3000, axles: 'Tandem', sleeps: 4 },
      badges: [
        ['Hardtop', 59_990],
        ['Double Bunk', 64_990],
      ],
    },
  ]),
  ...caravansOf('Snowy River', [
    {
      model: 'SRC-20',
      body: 'Caravan',
      years: [2018],
      quarters: { bodyLength: 20, bodyWidth: 8.2, tare: 2350, atm: 2850, axles: 'Tandem', sleeps: 5 },
      badges: [
        ['Family', 78_990],
        ['Couples', 76_990],
      ],
    },
  ]),
  ...caravansOf('Supreme', [
    {
      model: 'Executive',
      body: 'Caravan',
      years: [2014],
      quarters: { bodyLength: 21, bodyWidth: 8.2, tare: 2630, atm: 3200, axles: 'Tandem', sleeps: 2 },
      badges: [
        ['Ensuite', 98_990],
        ['Club Lounge', 101_990],
      ],
    },
  ]),
]
