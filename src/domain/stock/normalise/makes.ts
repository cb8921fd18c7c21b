import { buildVocabulary, vocabularyKey } from './vocabulary'

/** Makes sold in Australia as their makers write them: cars, then trucks, motorcycles and caravans. */
const makes = [
  'Abarth, Alfa Romeo, Alpina, Alpine, Aston Martin, Audi, Austin, BMW, BYD, Bentley, Bugatti, Buick, Cadillac, Caterham',
  'Chery, Chevrolet, Chrysler, Citroen, Cupra, Daewoo, Daihatsu, Daimler, Datsun, Deepal, Dodge, DS, FPV, Ferrari, Fiat',
  'Ford, GAC, Geely, Genesis, GMC, Great Wall, GWM, Haval, Holden, Honda, HSV, Hummer, Hyundai, Ineos, Infiniti',
  'Isuzu, JAC, Jaecoo, Jaguar, Jeep, Jensen, Kia, KGM, Lamborghini, Lancia, Land Rover, LDV, Leapmotor, Leyland, Lexus, Lincoln, Lotus',
  'Mahindra, Maserati, Maxus, Maybach, Mazda, McLaren, Mercedes-Benz, MG, Mini, Mitsubishi, Morgan, Morris, Nissan, Omoda',
  'Opel, Packard, Pagani, Peugeot, Polestar, Pontiac, Porsche, Proton, Ram, Renault, Rivian, Rolls-Royce, Rover, Saab, Seat',
  'Skoda, Smart, SsangYong, Subaru, Suzuki, Tata, Tesla, Toyota, Triumph, TVR, Volkswagen, Volvo, XPeng, Zeekr, Zotye',
  'DAF, Foton, Freightliner, Fuso, Hino, International, Isuzu UTE, Iveco, Kenworth, Mack, MAN, Peterbilt, Scania, UD, Western Star',
  'Aprilia, Benelli, Beta, Bimota, Buell, CFMoto, Can-Am, Ducati, Gas Gas, Harley-Davidson, Husqvarna, Hyosung, Indian, Kawasaki',
  'Kymco, KTM, Moto Guzzi, MV Agusta, Norton, Piaggio, Polaris, Royal Enfield, Sherco, SYM, Vespa, Yamaha, Zero',
  'Avida, Coromal, Crusader, Jayco, JB, Kokoda, Lotus Caravans, Majestic, New Age, Nova, Royal Flair, Supreme, Sunliner, Zone RV',
]

const synonyms = new Map(
  Object.entries({
    Volkswagen: 'VW, Volkswagon',
    'Mercedes-Benz': 'Mercedes, Merc, Benz, Mercedes AMG, Mercedes-AMG',
    'Land Rover': 'Landrover',
    Chevrolet: 'Chev, Chevy',
    GWM: 'GWM Haval',
    'Great Wall': 'Greatwall Motors',
    'Harley-Davidson': 'Harley',
    'Alfa Romeo': 'Alfa',
    Mitsubishi: 'Mitsu',
    'Aston Martin': 'Aston',
  }),
)

const known = buildVocabulary(
  Object.fromEntries(
    makes.flatMap((line) => line.split(', ')).map((make) => [make, synonyms.get(make) ?? '']),
  ),
)

/** Words of a make that a feed wrote all in capitals, such as `JURGENS`; short ones may be initials and stay. */
function withoutCapitals(make: string): string {
  return make.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

/** A make as its maker writes it: `VOLKSWAGEN`, `vw` → `Volkswagen`. One we do not know keeps its letters, without shouting. */
export function canonicalMake(make: string): string {
  return known(make) ?? withoutCapitals(make)
}

/** Whether this is a make we know, however it is written. */
export function isMake(text: string): boolean {
  return known(text) !== undefined
}

/** The other ways a make is written: `VW` for Volkswagen. */
export function makeSpellings(make: string): readonly string[] {
  return synonyms.get(make)?.split(', ') ?? []
}

const names = makes.flatMap((line) => line.split(', '))
const firstWords = new Map<string, string[]>()
for (const name of names) {
  const words = name.split(/[\s-]/)
  const first = vocabularyKey(words[0] ?? '')
  if (words.length > 1) firstWords.set(first, [...(firstWords.get(first) ?? []), name])
}

/**
 * The make of several words that a text begins with, such as `Land Rover` for `Land Rover Discovery Sport`; undefined
 * when it begins with none.
 */
export function leadingMake(text: string): string | undefined {
  const lower = text.toLowerCase()
  const candidates = firstWords.get(vocabularyKey(lower.split(/[\s-]/)[0] ?? ''))
  return candidates?.find(
    (name) => lower === name.toLowerCase() || lower.startsWith(`${name.toLowerCase()} `),
  )
}
