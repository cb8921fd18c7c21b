import { editDistance } from '@/domain/text/edit-distance'
import { buildVocabulary, vocabularyKey } from './vocabulary'

/** Makes sold in Australia, as their makers spell them: cars, then trucks, motorcycles and caravans. */
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
  // Makes that are rare in Australia: mostly imports, classics and newcomers.
  'Acura, Aion, Aiways, Alvis, Armstrong Siddeley, Austin-Healey, BAIC, Bedford, Borgward, Changan, Commer',
  'Dacia, De Tomaso, DeLorean, Denza, DFSK, Dongfeng, Edsel, Eunos, FAW, Farizon, Fisker, Forthing, Ginetta, Hillman',
  'Hongqi, Humber, iCAUR, Jetour, Koenigsegg, Lada, Lucid, Lynk & Co, Nio, NSU, Oldsmobile',
  'ORA, Perodua, Plymouth, Rambler, Riley, SAIC, Scion, Shelby, Simca, Skywell, Spyker',
  'Studebaker, Sunbeam, Talbot, Valiant, Vauxhall, VinFast, Willys, Wolseley, Xiaomi',
  'AJS, Ariel, Bajaj, BSA, Bultaco, Cagiva, Daelim, Energica, Fantic, Gilera, Husaberg, Italjet, JAWA, Keeway, Lambretta',
  'Laverda, Lexmoto, LiveWire, Malaguti, Matchless, Montesa, Moto Morini, NIU, Puch, QJMotor, Rieju, Sur-Ron, Super Soco, SWM',
  'TGB, TM Racing, Ural, Velocette, Vincent, Vmoto, Voge, Yadea, Zeeho, Zontes',
  'JCB, Renault Trucks, Temsa, VDL, Yutong',
  'Adria, Bürstner, Evernew, Fendt, Goldstream, Hymer, Jurgens, Knaus, Nextgen, Sunland, Trakmaster',
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
    Citroen: 'Citroën',
    Skoda: 'Škoda',
    Ram: 'RAM Trucks',
  }),
)

const known = buildVocabulary(
  Object.fromEntries(
    makes.flatMap((line) => line.split(', ')).map((make) => [make, synonyms.get(make) ?? '']),
  ),
)

/** `JURGENS` → `Jurgens`. Words of up to three capitals may be initials and stay. */
function withoutCapitals(make: string): string {
  return make.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

/** `acme_motors` → `Acme Motors`. Leaves a name with any capital as it is. */
function withCapitals(make: string): string {
  if (/\p{Lu}/u.test(make)) return make
  return make
    .replace(/_+/g, ' ')
    .trim()
    .replace(/(?<![\p{L}\p{N}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const names = makes.flatMap((line) => line.split(', '))

/** Shorter names are not corrected: one letter can turn one make into another (`Audi`, `Mini`, `Kia`). */
const MIN_CORRECTED_LENGTH = 5

/** Any other character suggests a code, such as `__proto__`. */
const NAME_CHARACTERS = /^[\p{L}\p{M}\s’'-]+$/u

/** The only make within one typing error, such as `Toyota` for `Toyoat`. Undefined when none or several match. */
function misspelt(make: string): string | undefined {
  const key = vocabularyKey(make)
  if (key.length < MIN_CORRECTED_LENGTH || !NAME_CHARACTERS.test(make)) return undefined
  const near = names.filter((name) => {
    const other = vocabularyKey(name)
    return other.length >= MIN_CORRECTED_LENGTH && editDistance(key, other, 1) <= 1
  })
  return near.length === 1 ? near[0] : undefined
}

export interface ReadMake {
  make: string
  /** The import's note on the make. Absent for a known spelling. */
  note?: string
}

const unknownMakes = new Map<string, ReadMake>()
const MAX_CACHED_MAKES = 2000

function readUnknown(text: string): ReadMake {
  const corrected = misspelt(text)
  if (corrected) return { make: corrected, note: `is read as “${corrected}”` }
  const make = withCapitals(withoutCapitals(text))
  return { make, note: `is an unknown make, listed as “${make}”` }
}

/**
 * Returns the maker's own spelling: `VOLKSWAGEN`, `vw`, `volkswagon` → `Volkswagen`. An unknown make keeps its letters:
 * words of four or more capitals, and makes without any capital, get one capital per word.
 */
export function readMake(text: string): ReadMake {
  const make = known(text)
  if (make !== undefined) return { make }
  const read = unknownMakes.get(text) ?? readUnknown(text)
  if (unknownMakes.size < MAX_CACHED_MAKES) unknownMakes.set(text, read)
  return read
}

export function canonicalMake(text: string): string {
  return readMake(text).make
}

export function isMake(text: string): boolean {
  return known(text) !== undefined
}

/** Other spellings of a make, such as `VW` for Volkswagen. */
export function makeSpellings(make: string): readonly string[] {
  return synonyms.get(make)?.split(', ') ?? []
}

const firstWords = new Map<string, string[]>()
for (const name of names) {
  const words = name.split(/[\s-]/)
  const first = vocabularyKey(words[0] ?? '')
  if (words.length > 1) firstWords.set(first, [...(firstWords.get(first) ?? []), name])
}

/** Returns the make of several words that the text starts with: `Land Rover` for `Land Rover Discovery Sport`. */
export function leadingMake(text: string): string | undefined {
  const lower = text.toLowerCase()
  const candidates = firstWords.get(vocabularyKey(lower.split(/[\s-]/)[0] ?? ''))
  return candidates?.find(
    (name) => lower === name.toLowerCase() || lower.startsWith(`${name.toLowerCase()} `),
  )
}
