import type { ContentKind } from '@/domain/dashboard/week'

/** What staff call each kind of timed content, and where they edit it. */
export const contentNames: Readonly<Record<ContentKind, { one: string; many: string; collection: string }>> =
  {
    page: { one: 'page with dates', many: 'pages with dates', collection: 'pages' },
    promo: { one: 'promo tile', many: 'promo tiles', collection: 'promos' },
    popup: { one: 'popup', many: 'popups', collection: 'popups' },
    bar: { one: 'announcement bar', many: 'announcement bars', collection: 'announcements' },
    offer: { one: 'offer', many: 'offers', collection: 'offers' },
    sale: { one: 'sale', many: 'sales', collection: 'pages' },
    post: { one: 'blog post', many: 'blog posts', collection: 'blog-posts' },
  }
