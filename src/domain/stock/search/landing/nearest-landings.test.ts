import fc from 'fast-check'
import { type LandingNames, resolveLanding } from './landing'
import { nearestLandings } from './nearest-landings'

const names: LandingNames = {
  dealerships: [{ slug: 'southern-cross-trucks', name: 'Southern Cross Trucks' }],
  makes: [
    { name: 'Toyota', models: ['HiLux', 'Corolla', 'Corolla Cross'] },
    { name: 'Land Rover', models: ['Defender'] },
    { name: 'Kia', models: ['Rio'] },
  ],
  bodies: ['SUV', 'Ute'],
}

describe('nearestLandings', () => {
  it.each([
    [['toyotta'], ['/search/toyota']],
    [['tyoota'], ['/search/toyota']],
    [['landrover'], ['/search/land-rover']],
    [['Utes'], ['/search/ute']],
    [['used-car'], ['/search/used-cars']],
    [['southern-cross-truck'], ['/search/southern-cross-trucks']],
    [['toyota', 'hilx'], ['/search/toyota/hilux']],
    [['toyotta', 'hilux'], ['/search/toyota/hilux']],
    [['toyota', 'spaceship'], ['/search/toyota']],
    [['zeppelin'], []],
    [['zeppelin', 'nt'], []],
    [['a'.repeat(5000)], []],
  ])('suggests, for the unknown path %j, the paths %j', (segments, paths) => {
    expect(nearestLandings(segments, names).map(({ href }) => href)).toEqual(paths)
  })

  it('returns at most three landing pages, all of which exist, for any path', () => {
    const segment = fc.oneof(fc.string(), fc.constantFrom('toyota', 'toyot', 'kio', 'suvs', 'land rover'))
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const found = nearestLandings(segments, names)
        expect(found.length).toBeLessThanOrEqual(3)
        for (const { href } of found) {
          const path = href.replace('/search/', '').split('/').map(decodeURIComponent)
          expect(resolveLanding(path, names)).not.toBeNull()
        }
      }),
    )
  })
})
