import { cityPostcodes } from '@/domain/stock/search/understand/vocabulary/cities'
import { createPostcodeCheck } from './postcode-position'

describe('createPostcodeCheck', () => {
  it('recognises the postcode of every city that search texts may name [SEARCH-34]', async () => {
    const isPostcode = await createPostcodeCheck()
    const unknown = [...cityPostcodes.values()].filter(({ postcode }) => !isPostcode(postcode))
    expect(cityPostcodes.size).toBeGreaterThan(0)
    expect(unknown).toEqual([])
    expect(isPostcode('9999')).toBe(false)
  })
})
