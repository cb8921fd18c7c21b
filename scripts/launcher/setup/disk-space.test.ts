import { diskShortage } from './disk-space.mjs'

describe('diskShortage', () => {
  it('says nothing when there is enough', () => {
    expect(diskShortage(2000, 2000)).toBeUndefined()
  })

  it('says how much is needed and how much there is', () => {
    expect(diskShortage(299.7, 2000)).toMatch(/about 2000 MB .* 299 MB are free/)
  })
})
