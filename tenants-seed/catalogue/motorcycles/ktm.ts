import { manual, motorcycles, petrol, premium } from '../build-model'

export const ktmMotorcycles = motorcycles('KTM', [
  {
    model: '390 Duke',
    body: 'Naked',
    series: 'JGD',
    years: [2015],
    seats: 2,
    size: [2072, 831, 1109],
    engine: petrol(0.399, 1, 39, 3.6, 15),
    gearbox: manual(6),
    badges: [
      ['Standard', 8_995],
      ['Special Edition', 9_295],
    ],
  },
  {
    model: '890 Adventure',
    body: 'Adventure',
    series: 'VG',
    years: [2021],
    seats: 2,
    size: [2250, 910, 1380],
    engine: premium(0.889, 2, 100, 4.5, 20),
    gearbox: manual(6),
    badges: [
      ['Standard', 23_695],
      ['R', 26_495],
    ],
  },
])
