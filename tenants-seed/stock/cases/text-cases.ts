import { dayFrom } from '../identity'
import { isUsed, type StockCase } from './stock-case'

const LONG_NAME_PARTS =
  'with Luxury Touring Package, Panoramic Sunroof, Tow Pack and Extended Seven Year Service Plan (Dual Cab, Automatic)'

const LONG_COMMENTS = [
  'We do not often write an essay about a vehicle, but this one has earned it. It came to us from its first owner, who kept every receipt since the day it was collected, and it shows in the way it drives.',
  'Every service was done on time by the people who sold it. The tyres are from this year, the brakes were renewed at the last visit, and the spare has never touched the road. Both keys, the books and the original invoice are in the glovebox.',
  'Come and drive it for as long as you like, on roads you know. If it is not for you, we will say so before you do, and help you find the one that is.',
].join('|')

/** Texts that are long, missing or not text at all (ENT-03, ENT-06, ENT-09). */
export const textCases: readonly StockCase[] = [
  {
    name: 'very long name',
    rule: 'design: long names',
    count: 2,
    apply: (record) => {
      record.name = `${record.name} ${LONG_NAME_PARTS}`
      record.badge = `${record.badge} Luxury Touring Package`
    },
    holds: (record) => record.name.length > 120,
  },
  {
    name: 'comments longer than 400 characters in paragraphs',
    rule: 'VDP-24',
    count: 3,
    apply: (record) => Object.assign(record, { dealercomments: LONG_COMMENTS }),
    holds: ({ dealercomments }) =>
      (dealercomments ?? '').length > 500 && (dealercomments ?? '').includes('|'),
  },
  {
    name: 'without comments',
    rule: 'VDP-25',
    count: 2,
    apply: (record) => Object.assign(record, { dealercomments: '' }),
    holds: (record) => record.dealercomments === '',
  },
  {
    name: 'comments that are only a pipe',
    rule: 'VDP-25',
    count: 2,
    apply: (record) => Object.assign(record, { dealercomments: '|' }),
    holds: (record) => record.dealercomments === '|',
  },
  {
    name: 'comments with markup, which is never shown as markup',
    rule: 'ENT-06',
    count: 1,
    apply: (record) =>
      Object.assign(record, {
        dealercomments:
          '<p><b>One owner</b> &amp; full history</p><script>document.title="x"</script><p>Drives as new.</p>',
      }),
    holds: ({ dealercomments }) => (dealercomments ?? '').includes('<script>'),
  },
  {
    name: 'specifications that say null in words',
    rule: 'VDP-27',
    count: 2,
    apply: (record) => {
      Object.assign(record.variant, { ancaprating: 'null', torque: 'null', induction: '' })
      Object.assign(record, { interior_colour: 'null', series: '' })
    },
    holds: (record) => record.variant.ancaprating === 'null',
  },
  {
    name: 'nearly every optional field missing',
    rule: 'SEARCH-06',
    count: 2,
    apply: (record) => {
      const { variant, specifications } = record
      for (const field of Object.keys(variant)) Object.assign(variant, { [field]: null })
      for (const field of Object.keys(specifications)) Object.assign(specifications, { [field]: null })
      Object.assign(record, {
        badge: null,
        series: null,
        colour: null,
        interior_colour: null,
        km: null,
        price_type: null,
        vin: null,
        regplate: null,
        rego_expiry: null,
        build_date: null,
        compliance_date: null,
        nvic: null,
        standardEquipment: null,
        dealercomments: null,
        carsales_title: null,
        filtered_features: [],
        trans: null,
        seats: null,
        doors: null,
        gearnum: null,
        engine_size: null,
        engine_size_litres: null,
        bodyconfiguration: null,
        manufacturer_body: null,
      })
    },
    holds: (record) => record.colour === null && record.vin === null && record.carsales_title === null,
  },
  {
    name: 'fewer than eight features',
    rule: 'VDP-29',
    count: 2,
    apply: (record) => features(record, record.filtered_features.slice(0, 3)),
    holds: ({ filtered_features: list }) => list.length > 0 && list.length < 8,
  },
  {
    name: 'many more than eight features',
    rule: 'VDP-29',
    count: 2,
    apply: (record) => features(record, [...new Set([...record.filtered_features, ...MANY])]),
    holds: ({ filtered_features: list }) => list.length >= 14,
  },
  {
    name: 'registration expired',
    rule: 'VDP-31',
    count: 3,
    suits: isUsed,
    apply: (record, { now, random }) =>
      Object.assign(record, { rego_expiry: dayFrom(now, -random.int(5, 200)) }),
    holds: (record, now) => record.rego_expiry !== null && record.rego_expiry < dayFrom(now, 0),
  },
  {
    name: 'registration runs on',
    rule: 'VDP-31',
    count: 1,
    suits: isUsed,
    apply: (record, { now }) => Object.assign(record, { rego_expiry: dayFrom(now, 180) }),
    holds: (record, now) => record.rego_expiry !== null && record.rego_expiry > dayFrom(now, 0),
  },
  {
    name: 'with a history report',
    rule: 'VDP-32',
    count: 4,
    suits: isUsed,
    apply: (record) => Object.assign(record, { file: `https://history.example/reports/${record.stocknum}` }),
    holds: (record) => record.file !== null,
  },
  {
    name: 'sold for a private owner',
    rule: 'ENT-07',
    count: 1,
    suits: isUsed,
    apply: (record) => Object.assign(record, { private_suburb: record.city, private_postcode: '4000' }),
    holds: (record) => record.private_postcode !== null,
  },
]

const MANY = [
  'Alarm System',
  'Central Locking',
  'Chrome Trim',
  'Floor Mats',
  'Fog Lamps',
  'Immobiliser',
  'Leather Steering Wheel',
  'LED Tail Lamps',
  'Power Windows',
  'Side Mirrors with Indicators',
  'Tyre Pressure Monitor',
  'Window Tint',
]

function features(record: Parameters<StockCase['apply']>[0], list: string[]): void {
  record.filtered_features = list
  record.standardEquipment = list.join(', ')
}
