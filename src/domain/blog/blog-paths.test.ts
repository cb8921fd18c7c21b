import { blogLinks, isTakenSlug, parseBlogPath, postPath, postsPath } from './blog-paths'

describe('The addresses of the blog', () => {
  it.each([
    ['/blog', { kind: 'list', category: null, page: 1 }],
    ['/blog/page/2', { kind: 'list', category: null, page: 2 }],
    ['/blog/vehicle-reviews', { kind: 'list', category: 'vehicle-reviews', page: 1 }],
    ['/blog/vehicle-reviews/page/3', { kind: 'list', category: 'vehicle-reviews', page: 3 }],
    ['/blog/first-charge', { kind: 'post', slug: 'first-charge' }],
    ['/blog/page/1', null],
    ['/blog/page/0', null],
    ['/blog/page/x', null],
    ['/blog/page', null],
    ['/blog/page/2/more', null],
    ['/blog/news', null],
    ['/blog/buyer-advice', null],
    ['/blog/vehicle-reviews/first-charge', null],
    ['/blog/first-charge/more', null],
  ])('%s means %o [ROUTE-40]', (path, asked) => {
    expect(parseBlogPath(path.split('/').slice(2))).toEqual(asked)
  })

  it('are built as they are parsed', () => {
    expect(postPath({ slug: 'first-charge' })).toBe('/blog/first-charge')
    expect(postsPath(null, 2)).toBe('/blog/page/2')
    expect(postsPath('vehicle-reviews')).toBe('/blog/vehicle-reviews')
  })

  it('of other categories lead to the external blog, and not to pages of the site [ROUTE-42]', () => {
    const hrefs = (host: string) => blogLinks(null, true, host).map(({ href }) => href)
    expect(hrefs('')).toEqual(['/blog', '/blog/vehicle-reviews'])
    expect(hrefs('https://stories.example/').slice(2)).toEqual([
      'https://stories.example/buyer-advice',
      'https://stories.example/motoring-tips',
      'https://stories.example/servicing-insights',
      'https://stories.example/4x4xmore-adventures',
    ])
    expect(isTakenSlug('motoring-tips')).toBe(true)
  })

  it('of vehicle reviews is linked only if there are reviews', () => {
    expect(blogLinks(null, false, '').map(({ label }) => label)).toEqual(['All posts'])
    expect(blogLinks('vehicle-reviews', true, '').map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })
})
