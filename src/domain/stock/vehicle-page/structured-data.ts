import type { PriceDisplay } from '@/domain/pricing/price-display'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { isForSale, isTaggedSold } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'

/**
 * Builds a vehicle's structured data: schema.org's Car (or Motorcycle, Vehicle), with an Offer while it is for sale at
 * a shown price. `price` is the price on the page, so that the two never differ. `address` is the page's URL.
 */
export function vehicleStructuredData(vehicle: Vehicle, price: PriceDisplay | null, address: string | null) {
  const photos = [vehicle.primary_image_url, ...vehicle.images.map(({ image }) => image.url)].filter(
    (url) => ownPhoto(url) !== null && url?.startsWith('https://'),
  )
  return {
    '@context': 'https://schema.org',
    '@type': types[vehicleKind(vehicle)],
    name: vehicle.name,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: vehicle.year ?? undefined,
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    sku: vehicle.stocknum ?? undefined,
    color: vehicle.colour ?? undefined,
    bodyType: vehicle.simple_body ?? undefined,
    fuelType: vehicle.simple_fuel ?? undefined,
    vehicleTransmission: vehicle.simple_transmission ?? undefined,
    itemCondition: `https://schema.org/${vehicle.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    mileageFromOdometer:
      vehicle.km === null ? undefined : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    image: photos.length > 0 ? [...new Set(photos)].slice(0, 5) : undefined,
    url: address ?? undefined,
    offers: isForSale(vehicle) && price?.kind === 'price' ? offer(price.amount, vehicle) : undefined,
  }
}

const types = { car: 'Car', motorcycle: 'Motorcycle', truck: 'Vehicle', caravan: 'Vehicle' } as const

function availabilityOf(vehicle: Vehicle): 'SoldOut' | 'Reserved' | 'PreOrder' | 'InStock' {
  const { reserved, status } = vehicle
  if (isTaggedSold(vehicle)) return 'SoldOut'
  if (reserved) return 'Reserved'
  return status === 'coming_soon' ? 'PreOrder' : 'InStock'
}

function offer(amount: number, vehicle: Vehicle) {
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: 'AUD',
    availability: `https://schema.org/${availabilityOf(vehicle)}`,
    seller: { '@type': 'AutoDealer', name: vehicle.dealership_name },
  }
}

/** Serialises JSON for a script element. Escapes `<`, so that no feed text can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
