import { hotspotPlace } from './hotspot-place'

const lamp = {
  positions: [
    { angle: 350, x: 40, y: 50 },
    { angle: 10, x: 60, y: 54 },
    { angle: 30, x: 80, y: 60 },
  ],
}

describe('hotspotPlace', () => {
  it('is the given position at its angle [GAL-15]', () => {
    expect(hotspotPlace(lamp, 10, 10)).toEqual({ x: 60, y: 54 })
    expect(hotspotPlace(lamp, 370, 10)).toEqual({ x: 60, y: 54 })
  })

  it('interpolates between two positions, across 360° too', () => {
    expect(hotspotPlace(lamp, 20, 10)).toEqual({ x: 70, y: 57 })
    expect(hotspotPlace(lamp, 0, 10)).toEqual({ x: 50, y: 52 })
  })

  it('extends half a step past the outermost position and is null beyond', () => {
    expect(hotspotPlace(lamp, 34, 10)).toEqual({ x: 80, y: 60 })
    expect(hotspotPlace(lamp, 40, 10)).toBeNull()
    expect(hotspotPlace(lamp, 180, 10)).toBeNull()
  })

  it('does not interpolate between distant positions', () => {
    const twice = {
      positions: [lamp.positions[1], { angle: 90, x: 10, y: 10 }].filter((at) => at !== undefined),
    }
    expect(hotspotPlace(twice, 50, 10)).toBeNull()
  })

  it('is null without positions, and fixed for a picture that does not turn', () => {
    expect(hotspotPlace({ positions: [] }, 0, 360)).toBeNull()
    expect(hotspotPlace({ positions: [{ angle: 0, x: 30, y: 40 }] }, 0, 360)).toEqual({ x: 30, y: 40 })
  })
})
