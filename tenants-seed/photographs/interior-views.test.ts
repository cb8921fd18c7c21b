import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { interiorColours } from '../catalogue/colours'
import { designs } from './designs'
import { interiorViews } from './interior-views'

const isCommitted = (address: string) => existsSync(join(process.cwd(), 'public', address))
const coloursAndNone = [...interiorColours, null]

describe('the interior photographs', () => {
  it('exist for every design in every interior colour', () => {
    const addresses = designs().flatMap(({ body, electric }) =>
      coloursAndNone.flatMap((interiorColour) => interiorViews({ body, electric, interiorColour })),
    )
    expect([...new Set(addresses)].filter((address) => !isCommitted(address))).toEqual([])
  })

  it('show leather for a leather interior and cloth for a cloth interior', () => {
    const views = (interiorColour: string) =>
      interiorViews({ body: 'Sedan', electric: false, interiorColour })
    expect(views('Tan Leather')[0]).toContain('leather')
    expect(views('Charcoal Cloth')[0]).toContain('cloth')
  })

  it('show one view of a motorcycle, three of a caravan, and no boot for a ute', () => {
    const inside = (body: 'Cruiser' | 'Caravan' | 'Ute') =>
      interiorViews({ body, electric: false, interiorColour: null })
    expect(inside('Cruiser')).toEqual(['/assets/demo/photos/interior/motorcycle-cruiser/cockpit.avif'])
    expect(inside('Caravan')).toHaveLength(3)
    expect(inside('Ute').some((address) => address.endsWith('boot.avif'))).toBe(false)
  })
})
