import { planPageExpiry } from './plan-page-expiry'

const page = (path: string) => ({ tenant: 1, path })

describe('what a change of a page expires', () => {
  it.each([
    ['an edit: that page only', page('/a'), page('/a'), ['t:1:page:/a']],
    ['publishing: the page', null, page('/a'), ['t:1:page:/a']],
    ['unpublishing or deleting: the page', page('/a'), null, ['t:1:page:/a']],
    ['a new address: the old one and the new one', page('/a'), page('/b'), ['t:1:page:/a', 't:1:page:/b']],
    ['a draft: nothing', null, null, []],
  ])('%s', (_, before, after, tags) => {
    expect(planPageExpiry(before, after)).toEqual(tags)
  })
})
