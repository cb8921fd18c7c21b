import type { Category } from '@/domain/vehicle/vehicle'
import type { Badge, CatalogueModel, Engine, Gearbox } from './model'

type BadgeRow = readonly [name: string, price: number, differs?: Omit<Badge, 'name' | 'price'>]
type Required = 'model' | 'body' | 'years'
type Entry = Pick<CatalogueModel, Required> &
  Partial<Omit<CatalogueModel, Required | 'make' | 'category' | 'badges'>> & { badges: readonly BadgeRow[] }

const unknown = {
  series: null,
  seats: null,
  doors: null,
  size: null,
  gvm: null,
  tow: null,
  ancap: null,
  engine: null,
  gearbox: null,
  drive: null,
  quarters: null,
} as const

function modelsOf(category: Category, make: string, entries: readonly Entry[]): CatalogueModel[] {
  return entries.map(({ badges, ...entry }) => ({
    ...unknown,
    ...entry,
    make,
    category,
    badges: badges.map(([name, price, differs]) => ({ name, price, ...differs })),
  }))
}

export const cars = (make: string, entries: readonly Entry[]) => modelsOf('Cars', make, entries)
export const trucks = (make: string, entries: readonly Entry[]) => modelsOf('Trucks', make, entries)
export const motorcycles = (make: string, entries: readonly Entry[]) => modelsOf('Motorcycles', make, entries)
export const caravans = (make: string, entries: readonly Entry[]) => modelsOf('Caravans', make, entries)

type Figures = [litres: number, cylinders: number, torque: number, consumption: number, tank: number]

function combustion(fuel: Engine['fuel'], induction: string, figures: Figures): Engine {
  const [litres, cylinders, torque, consumption, tank] = figures
  return { fuel, induction, litres, cylinders, torque, consumption, tank }
}

export const petrol = (...figures: Figures) => combustion('Unleaded', 'Aspirated', figures)
export const premium = (...figures: Figures) => combustion('Premium Unleaded', 'Aspirated', figures)
export const turboPetrol = (...figures: Figures) => combustion('Unleaded', 'Turbo', figures)
export const turboPremium = (...figures: Figures) => combustion('Premium Unleaded', 'Turbo', figures)
export const diesel = (...figures: Figures) => combustion('Diesel', 'Turbo Intercooled', figures)
export const hybrid = (...figures: Figures) => combustion('Hybrid', 'Aspirated', figures)
export const plugIn = (...figures: Figures) => combustion('Plug-in Hybrid', 'Turbo', figures)

/** An electric engine: torque in newton metres, and no displacement, consumption or tank. */
export function electric(torque: number): Engine {
  return {
    fuel: 'Electric',
    litres: null,
    cylinders: null,
    induction: null,
    torque,
    consumption: null,
    tank: null,
  }
}

export const auto = (gears: number): Gearbox => ({
  simple: 'Automatic',
  name: 'Sports Automatic',
  gears,
})
export const dualClutch = (gears: number): Gearbox => ({
  simple: 'Automatic',
  name: 'Sports Automatic Dual Clutch',
  gears,
})
export const manual = (gears: number): Gearbox => ({ simple: 'Manual', name: 'Manual', gears })
export const cvt: Gearbox = { simple: 'Automatic', name: 'Constantly Variable Transmission', gears: 1 }
export const reduction: Gearbox = { simple: 'Automatic', name: 'Reduction Gear', gears: 1 }
