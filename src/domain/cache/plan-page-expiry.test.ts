import { planPageExpiry } from './plan-page-expiry'

const page = (path: string) => ({ tenant: 1, path })

describe('what a change of a page expires', () => {
  it.each([
    ['an edit: that page, and the list of pages', page('/a'), page('/a'), ['t:1:page:/a', 't:1:pages']],
    ['publishing: the page and the list', null, page('/a'), ['t:1:page:/a', 't:1:pages']],
    ['unpublishing or deleting: the page and the list', page('/a'), null, ['t:1:page:/a', 't:1:pages']],
    [
      'a new address: the old one and the new one',
      page('/a'),
      page('/b'),
      ['t:1:page:/a', 't:1:pages', 't:1:page:/b'],
    ],
    ['a draft: nothing', null, null, []],
  ])('%s', (_, before, after, tags) => {
    expect(planPageExpiry(before, after)).toEqual(tags)
  })
})
