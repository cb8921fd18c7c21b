import type { Vehicle } from '../vehicle/vehicle'

/** A brand's own numbers for vehicles of its make (BRAND-07). Empty for none. */
export interface BrandNumbers {
  readonly make: string
  readonly new: string
  readonly used: string
  readonly demo: string
}

type Called = Partial<Pick<Vehicle, 'make' | 'car_type'>>

/** The brand's number for this vehicle: a demo without its own uses the new one. Null for none. */
export function brandNumber(numbers: readonly BrandNumbers[], { make, car_type }: Called): string | null {
  const own = make && numbers.find((brand) => brand.make.toLowerCase() === make.toLowerCase())
  if (!own || !car_type) return null
  return { new: own.new, used: own.used, demo: own.demo || own.new }[car_type] || null
}
