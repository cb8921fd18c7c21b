import { listPosts, nextPost, type PostSummary, relatedPosts, shownPosts } from './blog-post'

const NOW = new Date('2026-11-25T02:00:00Z')

const post = (id: number, changes: Partial<PostSummary> = {}): PostSummary => ({
  ...{ id, slug: `post-${id}`, title: `Post ${id}`, teaser: '', category: 'news', picture: null },
  date: new Date(NOW.getTime() - id * 1000).toISOString(),
  ...changes,
})

const ids = (posts: readonly PostSummary[] = []) => posts.map(({ id }) => id)
const tomorrow = '2026-11-26T02:00:00.000Z'

describe('The posts of a blog', () => {
  it('are shown from their date on, the newest first [BLOG-01]', () => {
    const posts = [post(3), post(1, { date: tomorrow }), post(2)]
    expect(ids(shownPosts(posts, NOW))).toEqual([2, 3])
    expect(nextPost(posts, NOW)).toEqual(new Date(tomorrow))
    expect(ids(shownPosts(posts, new Date(tomorrow)))).toEqual([1, 2, 3])
    expect(nextPost(posts, new Date(tomorrow))).toBeNull()
  })

  it('are listed twelve a page, all of them or those of a category [ROUTE-40]', () => {
    const posts = Array.from({ length: 30 }, (_, nth) =>
      post(nth + 1, { category: nth % 2 ? 'news' : 'vehicle-reviews' }),
    )
    expect(listPosts(posts, null, 3)).toMatchObject({ page: 3, pages: 3 })
    expect(ids(listPosts(posts, null, 3)?.posts)).toEqual([25, 26, 27, 28, 29, 30])
    expect(listPosts(posts, null, 4)).toBeNull()
    expect(ids(listPosts(posts, 'vehicle-reviews', 2)?.posts)).toEqual([25, 27, 29])
    expect(listPosts([], null, 1)).toBeNull()
  })

  it('lead to three others, of the same category first', () => {
    const posts = [post(1), post(2, { category: 'vehicle-reviews' }), post(3), post(4), post(5)]
    expect(ids(relatedPosts(posts, post(1)))).toEqual([3, 4, 5])
    expect(ids(relatedPosts(posts, post(2, { category: 'vehicle-reviews' })))).toEqual([1, 3, 4])
    expect(ids(relatedPosts(posts.slice(0, 3), post(1)))).toEqual([3, 2])
  })
})
