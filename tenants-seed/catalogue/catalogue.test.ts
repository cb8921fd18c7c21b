import { catalogue } from './catalogue'
import { electrics } from './electrics'
import type { CatalogueModel } from './model'

const named = ({ make, model }: CatalogueModel) => `${make} ${model}`
const cars = catalogue.filter(({ category }) => category === 'Cars')
const combustion = cars.filter((model) => !electrics.includes(model))

describe('the demo catalogue', () => {
  it('has cars of at least 20 makes, electric vehicles, trucks, motorcycles and caravans [TEN-15]', () => {
    const count = (category: CatalogueModel['category']) =>
      catalogue.filter((model) => model.category === category).length
    expect(combustion.length).toBeGreaterThanOrEqual(60)
    expect(new Set(combustion.map(({ make }) => make)).size).toBeGreaterThanOrEqual(20)
    expect(electrics.length).toBeGreaterThanOrEqual(20)
    expect(count('Trucks')).toBeGreaterThanOrEqual(10)
    expect(count('Motorcycles')).toBeGreaterThanOrEqual(25)
    expect(count('Caravans')).toBeGreaterThanOrEqual(12)
  })

  it('contains each model only once per category', () => {
    const names = catalogue.map((model) => `${model.category} ${named(model)}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(catalogue.map((model) => [named(model), model] as const))(
    'gives the %s two to four badges',
    (_, model) => {
      expect(model.badges.length).toBeGreaterThanOrEqual(2)
      expect(model.badges.length).toBeLessThanOrEqual(4)
      expect(new Set(model.badges.map(({ name }) => name)).size).toBe(model.badges.length)
    },
  )

  it.each(catalogue.map((model) => [named(model), model] as const))(
    'has plausible years, prices and specifications for the %s',
    (_, model) => {
      const { years, quarters, engine, badges, category } = model
      expect(years[0]).toBeGreaterThanOrEqual(2010)
      expect(years[1] ?? 9999).toBeGreaterThan(years[0])
      expect(badges.every(({ price }) => price >= 4000 && price <= 300_000)).toBe(true)
      if (category === 'Caravans') expect(quarters && quarters.atm > quarters.tare).toBe(true)
      else expect(engine).not.toBeNull()
    },
  )

  it('gives electric cars no displacement, consumption or tank', () => {
    const engines = electrics.flatMap(({ engine, badges }) => [
      engine,
      ...badges.map((badge) => badge.engine),
    ])
    for (const engine of engines.filter((candidate) => candidate?.fuel === 'Electric')) {
      expect(engine).toMatchObject({ litres: null, cylinders: null, consumption: null, tank: null })
    }
  })
})
