import { planPageExpiry } from './plan-page-expiry'

const page = (path: string) => ({ tenant: 1, path })

describe('planPageExpiry', () => {
  it.each([
    ['an edit: the page and the list of pages', page('/a'), page('/a'), ['t:1:page:/a', 't:1:pages']],
    ['publishing: the page and the list', null, page('/a'), ['t:1:page:/a', 't:1:pages']],
    ['unpublishing or deleting: the page and the list', page('/a'), null, ['t:1:page:/a', 't:1:pages']],
    [
      'a new address: the old and the new page, and the list',
      page('/a'),
      page('/b'),
      ['t:1:page:/a', 't:1:pages', 't:1:page:/b'],
    ],
    [
      'a page that no longer shows a legal text: also what forms know of legal pages',
      { ...page('/a'), showsLegalText: true },
      page('/a'),
      ['t:1:page:/a', 't:1:pages', 't:1:legal-pages'],
    ],
    ['a draft: nothing', null, null, []],
  ])('returns the tags of %s', (_, before, after, tags) => {
    expect(planPageExpiry(before, after)).toEqual(tags)
  })
})
