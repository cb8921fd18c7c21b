/** Content that staff comment on, with its name in the list of comments. */
export const commentKinds = {
  pages: 'Page',
  offers: 'Offer',
  'blog-posts': 'Blog post',
  'legal-texts': 'Legal text',
  promos: 'Promo tile',
  popups: 'Popup',
  announcements: 'Announcement bar',
} as const
export type CommentKind = keyof typeof commentKinds
export const commentKindNames = Object.keys(commentKinds) as [CommentKind, ...CommentKind[]]

export const isCommentKind = (slug: string): slug is CommentKind => Object.hasOwn(commentKinds, slug)

/** Characters. */
export const MAX_COMMENT = 1000

export const commentStates = { open: 'Open', done: 'Done' } as const
