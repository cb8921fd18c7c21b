import type { Payload, SanitizedCollectionConfig } from 'payload'
import { withNested } from '../fields/single-references'
import { refersTo } from './matches'

/** What staff write with links in it. */
const WITH_LINKS = [
  'pages',
  'site-chrome',
  'promos',
  'popups',
  'announcements',
  'offers',
  'blog-posts',
  'redirects',
  'vehicle-models',
  'legal-texts',
  'landing-texts',
]

export const collectionsWithLinks = ({ config }: Payload): SanitizedCollectionConfig[] =>
  config.collections.filter(({ slug }) => WITH_LINKS.includes(slug))

const isOfWebsite = ({ fields }: SanitizedCollectionConfig): boolean =>
  fields.some((field) => 'name' in field && field.name === 'tenant')

/** The collections of a website with a field that refers to `collection`. */
export const collectionsReferringTo = ({ config }: Payload, collection: string) =>
  config.collections.filter(
    (each) => isOfWebsite(each) && [...withNested(each.fields)].some((field) => refersTo(field, collection)),
  )
