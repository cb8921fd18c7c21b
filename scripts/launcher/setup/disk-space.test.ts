import { diskShortage } from './disk-space.mjs'

describe('diskShortage', () => {
  it('returns nothing if there is enough space', () => {
    expect(diskShortage(2000, 2000)).toBeUndefined()
  })

  it('returns the needed and the free space', () => {
    expect(diskShortage(299.7, 2000)).toMatch(/about 2000 MB, .*299 MB are free/)
  })
})
