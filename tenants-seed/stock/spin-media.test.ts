import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { designs } from '../photographs/designs'
import hotspots from '../photographs/hotspots.json'
import { spinFrames, spins, TURNTABLE_VIDEO } from '../photographs/spins'

const isCommitted = (address: string) => existsSync(join(process.cwd(), 'public', address))

describe('the demo’s 360° media', () => {
  it.each(spins)('include 36 frames of $key in $paint [GAL-03]', (spin) => {
    expect(designs().map(({ key }) => key)).toContain(spin.key)
    const frames = spinFrames(spin)
    expect(frames).toHaveLength(36)
    expect(frames.filter((frame) => !isCommitted(frame))).toEqual([])
  })

  it.each(Object.entries(hotspots.exterior))(
    'show each hotspot of %s from some angles but not all [GAL-15]',
    (_, spots) => {
      for (const { description, positions } of spots) {
        expect(description).not.toBe('')
        expect(positions.length).toBeGreaterThan(4)
        expect(positions.length).toBeLessThan(36)
        for (const { angle, x, y } of positions) {
          expect(angle % 10).toBe(0)
          for (const percent of [x, y]) expect(percent > 0 && percent < 100).toBe(true)
        }
      }
    },
  )

  it('place dashboard hotspots inside the picture, with the steering wheel right of the screen [GAL-04]', () => {
    const spots = hotspots.interior.car
    expect(spots.length).toBeGreaterThanOrEqual(3)
    for (const { positions } of Object.values(hotspots.interior).flat()) {
      for (const { x, y } of positions) {
        for (const percent of [x, y]) expect(percent > 0 && percent < 100).toBe(true)
      }
    }
    const [screen, wheel] = spots.map(({ positions }) => positions[0])
    expect(wheel?.x).toBeGreaterThan(screen?.x ?? 100)
  })

  it('include the turntable video [GAL-10]', () => {
    expect(isCommitted(TURNTABLE_VIDEO)).toBe(true)
  })
})
