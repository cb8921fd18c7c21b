import type { CarType } from '@/domain/vehicle/vehicle'
import type { CatalogueModel } from '../catalogue/model'
import type { Random } from './random'
import type { StockRecord } from './stock-record'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const DIGITS = '0123456789'
const DAY = 86_400_000

/** Formats of number plates: `a` stands for a letter and `0` for a digit. */
const plates: Readonly<Record<string, string>> = {
  QLD: '000aa0',
  NSW: 'aa00aa',
  VIC: '0aa0aa',
  WA: '1aaa000',
  ACT: 'Yaa00a',
  SA: 'S000aaa',
}

function plate(state: string, random: Random): string {
  const shape = plates[state] ?? 'aa00aa'
  return shape.replace(/[a0]/g, (mark) => random.text(mark === 'a' ? LETTERS : DIGITS, 1))
}

const month = (year: number, index: number) => `${year}-${String(index).padStart(2, '0')}`

/** Returns the UTC date `days` after `now`, as `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
}

function buildDates(year: number, random: Random): Pick<StockRecord, 'build_date' | 'compliance_date'> {
  const built = random.int(1, 10)
  return { build_date: month(year, built), compliance_date: month(year, built + random.int(1, 2)) }
}

type Identity = Pick<
  StockRecord,
  'id' | 'stocknum' | 'vin' | 'regplate' | 'rego_expiry' | 'build_date' | 'compliance_date' | 'nvic'
>

/** Returns the vehicle's identifiers and dates. VINs start with DEM, which no maker uses. */
export function identityOf(
  model: CatalogueModel,
  vehicle: { year: number; condition: CarType; stocknum: string; state: string },
  now: Date,
  random: Random,
): Identity {
  const registered = vehicle.condition !== 'new'
  return {
    id: vehicle.stocknum,
    stocknum: vehicle.stocknum,
    vin: `DEM${random.text('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 8)}${random.text(DIGITS, 6)}`,
    regplate: registered ? plate(vehicle.state, random) : null,
    rego_expiry: registered && random.chance(0.85) ? dayFrom(now, random.int(5, 350)) : null,
    ...buildDates(vehicle.year, random),
    nvic: model.category === 'Cars' && random.chance(0.8) ? random.text(`${LETTERS}${DIGITS}`, 6) : null,
  }
}
