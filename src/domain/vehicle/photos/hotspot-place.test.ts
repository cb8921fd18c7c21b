import { hotspotPlace } from './hotspot-place'

const lamp = {
  positions: [
    { angle: 350, x: 40, y: 50 },
    { angle: 10, x: 60, y: 54 },
    { angle: 30, x: 80, y: 60 },
  ],
}

describe('the place of a hotspot', () => {
  it('is the one given for the angle [GAL-15]', () => {
    expect(hotspotPlace(lamp, 10, 10)).toEqual({ x: 60, y: 54 })
    expect(hotspotPlace(lamp, 370, 10)).toEqual({ x: 60, y: 54 })
  })

  it('is between two given ones, across 360° too', () => {
    expect(hotspotPlace(lamp, 20, 10)).toEqual({ x: 70, y: 57 })
    expect(hotspotPlace(lamp, 0, 10)).toEqual({ x: 50, y: 52 })
  })

  it('holds for half a step past the outermost, and is none beyond', () => {
    expect(hotspotPlace(lamp, 34, 10)).toEqual({ x: 80, y: 60 })
    expect(hotspotPlace(lamp, 40, 10)).toBeNull()
    expect(hotspotPlace(lamp, 180, 10)).toBeNull()
  })

  it('does not wander between places that are far apart', () => {
    const twice = {
      positions: [lamp.positions[1], { angle: 90, x: 10, y: 10 }].filter((at) => at !== undefined),
    }
    expect(hotspotPlace(twice, 50, 10)).toBeNull()
  })

  it('is none for a spot without positions, and one for a picture that does not turn', () => {
    expect(hotspotPlace({ positions: [] }, 0, 360)).toBeNull()
    expect(hotspotPlace({ positions: [{ angle: 0, x: 30, y: 40 }] }, 0, 360)).toEqual({ x: 30, y: 40 })
  })
})
