import type { CarType, Vehicle } from './vehicle'

export const carTypeLabels: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }

const wholeNumber = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

export function formatKilometres(km: number): string {
  return `${wholeNumber.format(km)} km`
}

/** Specification lists omit blank values (VDP-27). */
export function isBlank(value: string | number | null | undefined): boolean {
  return value === null || value === undefined || /^\s*(null)?\s*$/i.test(String(value))
}

/** `cards.attributes`. */
export const cardDetails = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'stocknum',
  'simple_fuel',
  'simple_drive',
  'engine_size',
  'seats',
  'doors',
  'colour',
  'year',
  'badge',
  'location_name',
] as const

export type CardDetail = (typeof cardDetails)[number]

export interface Detail<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly text: string
  /** The text without the words of its label; omitted if the same. */
  readonly figure?: string
}

type Detailed = Pick<Vehicle, CardDetail>

const labels: Record<CardDetail, string> = {
  car_type: 'Condition',
  simple_body: 'Body',
  km: 'Kilometres',
  simple_transmission: 'Transmission',
  stocknum: 'Stock number',
  simple_fuel: 'Fuel',
  simple_drive: 'Drive',
  engine_size: 'Engine',
  seats: 'Seats',
  doors: 'Doors',
  colour: 'Colour',
  year: 'Year',
  badge: 'Badge',
  location_name: 'Location',
}

/** The chosen details in order, as texts without labels (CARD-02). */
export function vehicleDetails(
  vehicle: Detailed,
  chosen: readonly CardDetail[],
): readonly Detail<CardDetail>[] {
  return chosen.flatMap((key): Detail<CardDetail>[] => {
    const value = vehicle[key]
    if (isBlank(value)) return []
    const detail = { key, label: labels[key], text: detailText(vehicle, key) }
    return [key === 'stocknum' ? { ...detail, figure: String(value) } : detail]
  })
}

function detailText(vehicle: Detailed, key: CardDetail): string {
  const value = String(vehicle[key] ?? '')
  switch (key) {
    case 'car_type':
      return carTypeLabels[vehicle.car_type]
    case 'km':
      return formatKilometres(vehicle.km ?? 0)
    case 'stocknum':
      return `Stock ${value}`
    case 'seats':
    case 'doors':
      return `${value} ${key}`
    case 'engine_size':
      return /^\d+$/.test(value) ? `${wholeNumber.format(Number(value))} cc` : value
    default:
      return value
  }
}
