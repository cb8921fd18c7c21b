import type { Random } from '../random'
import type { Voice } from '../stock-plan'
import type { StockRecord } from '../stock-record'

const thousands = new Intl.NumberFormat('en-AU')

function condition(record: StockRecord, random: Random): string {
  if (record.car_type === 'new') {
    return random.pick([
      'Brand new, with delivery kilometres only and the full factory warranty from the day you collect it.',
      'Brand new and ready to order or drive away, depending on colour.',
    ])
  }
  if (record.car_type === 'demo') {
    return random.pick([
      'A dealer demonstrator: registered, run in gently by our own team and priced below new.',
      'Driven by our managers and for test drives only, with the balance of new-car warranty.',
    ])
  }
  const km = record.km === null ? '' : ` It has travelled ${thousands.format(record.km)} km.`
  return random.pick([
    `One careful owner, with log books and both keys.${km}`,
    `Locally owned and serviced on time.${km}`,
    `Workshop checked by our own technicians before it reached the yard.${km}`,
    `A tidy trade-in that we are happy to put our name to.${km}`,
  ])
}

const uses: Readonly<Record<string, readonly string[]>> = {
  Ute: [
    'Tradies get a proper tray and a braked towing capacity to match; the family gets a cabin that does not feel like a work site.',
    'Ready for the building site on Friday and the beach track on Saturday.',
  ],
  'Cab Chassis': ['Fit your own tray or let us arrange one: we work with three local body builders.'],
  '4x4': [
    'Low range, real clearance and room for the whole crew. Hitch up the van and go.',
    'Set up for long country kilometres, whether that is the school run from the farm or the Gibb River Road.',
  ],
  SUV: [
    'High driving position, easy to park and room for a pram, two car seats and the weekly shop.',
    'Quiet on the highway, light on fuel around town and easy to live with.',
  ],
  Hatch: ['Easy to park, cheap to run and tall enough inside for adults in the back.'],
  Sedan: ['A big boot, a settled ride and the sort of quiet that makes long drives short.'],
  Van: ['Flat floor, wide side door and tie-down points where you need them.'],
  'People Mover': [
    'Seats for everyone, sliding doors for tight car parks and a boot that still takes the luggage.',
  ],
  Truck: ['Ready for work: body, tool boxes and signage can be done before you collect it.'],
  Naked: ['Upright, light and quick through town, with enough in hand for the old road on Sunday.'],
  Sport: ['Sharp brakes, clip-on bars and a screen to get behind.'],
  Cruiser: ['Low seat, long legs and a sound you will take the long way home for.'],
  Adventure: ['Long-travel suspension, upright bars and a tank that outlasts most service stations.'],
  Enduro: ['Light enough to pick up, tough enough to drop.'],
  Scooter: ['Under-seat storage, no clutch and parking right outside.'],
  Caravan: [
    'Everything you need to leave the powered site behind. We will show you through every tap and switch at handover.',
  ],
  'Camper Trailer': ['Light to tow, quick to put up and small enough for the garage.'],
  Motorhome: ['Park, put the kettle on, stay. No setting up and no hitching.'],
}

function sentenceOnUse(record: StockRecord, random: Random): string | null {
  const sentences = uses[record.simple_body ?? '']
  return sentences ? random.pick(sentences) : null
}

function sentenceOnFuel(record: StockRecord): string | null {
  if (record.simple_fuel === 'Electric') {
    return 'Charge it overnight on a normal power point, or much faster on the wallbox we can have installed for you.'
  }
  if (record.simple_fuel === 'Hybrid')
    return 'The hybrid system charges itself: just fill up, far less often.'
  return null
}

/** Returns the dealer's comments on a vehicle in the dealer's voice, with paragraphs separated by `|` (ENT-06). */
export function commentsFor(record: StockRecord, voice: Voice, random: Random): string {
  const about = [condition(record, random), sentenceOnUse(record, random), sentenceOnFuel(record)]
  const from = random.int(0, Math.max(0, record.filtered_features.length - 4))
  const equipment = record.filtered_features.slice(from, from + random.int(3, 5)).join(', ')
  const paragraphs = [
    random.pick(voice.openers).replace('{vehicle}', `${record.make} ${record.model}`),
    about.filter((sentence) => sentence !== null).join(' '),
    equipment ? `Highlights: ${equipment}.` : null,
    random.pick(voice.closers),
  ]
  return paragraphs.filter((paragraph) => paragraph !== null).join('|')
}

/** Returns the comments on a vehicle in transit, which omit its readiness and history. */
export function commentsInTransit({ make, model, simple_body, dealercomments }: StockRecord): string {
  const equipment = (dealercomments ?? '')
    .split('|')
    .filter((paragraph) => paragraph.startsWith('Highlights:'))
  const use = uses[simple_body ?? '']?.[0]
  return [
    `This ${make} ${model} is on its way to us. Ask about it now, and we call you when it arrives.`,
    ...(use ? [use] : []),
    ...equipment,
  ].join('|')
}
