import { designs, type VehicleDesign } from '../../design'
import { styleOf } from './models'

const bodies = ['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter']
const machines = designs().filter(({ body }) => bodies.includes(body))

const drawing = (design: VehicleDesign) => {
  const { body, ...style } = styleOf(design)
  return JSON.stringify({ ...style, ...body, has: [...body.has] })
}

describe('the motorcycles of the photo studio', () => {
  it('models every motorcycle of the catalogue', () => {
    expect(machines.length).toBeGreaterThan(30)
    for (const design of machines) expect(styleOf(design).wheelbase).toBeGreaterThan(1)
  })

  it('gives no two models the same machine', () => {
    const drawings = machines.map(drawing)
    expect(new Set(drawings).size).toBe(machines.length)
  })

  it('keeps the wheels within the length that the maker publishes', () => {
    for (const design of machines) {
      const { wheelbase, front, rear } = styleOf(design)
      expect(wheelbase + front.radius + rear.radius).toBeLessThan(design.size.length * 1.02)
    }
  })
})
