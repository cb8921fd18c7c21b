import type { FormSite } from '@/domain/leads/built-in/form-site'

/** What a website with two sales yards gives its forms. */
export const formSite = (changes: Partial<FormSite> = {}): FormSite => ({
  commentsRequired: true,
  termsRequired: false,
  optInText: 'Yes, send me offers.',
  optInDefault: true,
  categories: ['Sales', 'Service'],
  contactMethod: 'Phone',
  convertsCareers: true,
  wording: 'Car',
  turnstileKey: '',
  state: 'QLD',
  findsRegos: false,
  termsHref: '/terms-and-conditions',
  privacyHref: '/privacy-policy',
  locations: [
    { id: 3, name: 'Moorooka', slug: 'moorooka', type: 'sales', dealershipSlug: 'toyota', isMain: true },
    { id: 4, name: 'Yatala', slug: 'yatala', type: 'sales', dealershipSlug: 'trucks', isMain: false },
  ],
  ...changes,
})
