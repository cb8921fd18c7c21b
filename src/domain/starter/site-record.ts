/**
 * The collections of a website file, in the order in which they are written: a document refers to documents of its own or of earlier
 * collections.
 */
export const fileParts = [
  'media',
  'dealerships',
  'locations',
  'brands',
  'vehicle-models',
  'forms',
  'legal-texts',
  'finance-providers',
  'offers',
  'blog-posts',
  'reviews',
  'popups',
  'announcements',
  'promos',
  'landing-texts',
  'scripts',
  'site-chrome',
  'themes',
  'pages',
  'redirects',
] as const

export type FilePart = (typeof fileParts)[number]

/** A document of a website that is being made. References are ids of this list. */
export interface SiteRecord {
  readonly collection: FilePart
  readonly id: number
  readonly data: Readonly<Record<string, unknown>>
  /** Only for content with drafts. */
  readonly status?: 'draft' | 'published'
  /** What it says once its later changes are published. */
  readonly draft?: Readonly<Record<string, unknown>>
  readonly file?: { readonly name: string; readonly type: string; readonly base64: string }
  /** The name of a picture whose file is lost. */
  readonly missing?: string
}
