/** The collections that people write, with their names in the log of edits. Imports, shoppers and the worker write the others. */
export const writtenCollections = {
  pages: 'Page',
  'site-chrome': 'Header and footer',
  themes: 'Theme',
  'legal-texts': 'Legal text',
  promos: 'Promo tile',
  popups: 'Popup',
  announcements: 'Announcement bar',
  reviews: 'Review',
  offers: 'Offer',
  'blog-posts': 'Blog post',
  brands: 'Brand',
  'vehicle-models': 'Model',
  'landing-texts': 'Landing page text',
  redirects: 'Redirect',
  scripts: 'Script',
  'spin-campaigns': 'Spin to win',
  forms: 'Form',
  media: 'Picture or file',
  'lead-rules': 'Delivery rule',
  tenants: 'Website',
  groups: 'Group',
  dealerships: 'Dealership',
  locations: 'Location',
  'finance-providers': 'Finance provider',
} as const

export type WrittenCollection = keyof typeof writtenCollections

export const isWritten = (slug: string): slug is WrittenCollection => Object.hasOwn(writtenCollections, slug)
