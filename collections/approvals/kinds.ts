/** Content that is published, with its name in the list of requests. */
export const approvalKinds = { pages: 'Page', offers: 'Offer', 'blog-posts': 'Blog post' } as const
export type ApprovalKind = keyof typeof approvalKinds
export const approvalKindNames = Object.keys(approvalKinds) as [ApprovalKind, ...ApprovalKind[]]

export const isApprovalKind = (slug: string): slug is ApprovalKind => Object.hasOwn(approvalKinds, slug)

export const approvalStates = { open: 'Waiting', published: 'Published', declined: 'Declined' } as const
