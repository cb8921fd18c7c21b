import { colourFamilies } from '../catalogue/colours'
import { designs, paintsFor } from './design'
import { carForm } from './model/car/car-form'

const all = designs()
const cars = all.filter(({ body }) =>
  ['Hatch', 'Sedan', 'SUV', '4x4', 'Wagon', 'Coupe', 'People Mover'].includes(body),
)

describe('a design', () => {
  it('comes in two to five paints, or in one if it is towed or works for its living', () => {
    for (const design of all) {
      const paints = paintsFor(design)
      expect(paints.length).toBeGreaterThanOrEqual(1)
      expect(paints.length).toBeLessThanOrEqual(5)
      expect(new Set(paints).size).toBe(paints.length)
      expect(paints.every((paint) => colourFamilies.includes(paint))).toBe(true)
    }
    expect(cars.every((design) => paintsFor(design).length >= 2)).toBe(true)
  })

  it('is no other design’s likeness: two of one body differ in what is seen', () => {
    const likenesses = cars.map((design) =>
      [design.body, ...Object.values(design.size), design.make, design.own('wheel').toFixed(3)].join(),
    )
    expect(new Set(likenesses).size).toBe(cars.length)
  })
})

describe('the form of a car', () => {
  it.each(cars.map((design) => [design.key, design] as const))('is that of a real one: %s', (_, design) => {
    const form = carForm(design)
    const { length, height } = design.size
    expect(form.front - form.rear).toBeCloseTo(length, 5)
    expect(form.wheel.radius * 2).toBeGreaterThan(0.58)
    expect(form.wheel.radius * 2).toBeLessThan(0.82)
    const glass = (height - form.shoulder(0)) / height
    expect(glass).toBeGreaterThan(0.3)
    expect(glass).toBeLessThan(0.43)
    expect(form.screenTop).toBeLessThan(form.screenBase)
    expect(form.rearBase).toBeLessThan(form.rearTop)
    expect(form.rearTop).toBeLessThan(form.screenTop)
  })
})
