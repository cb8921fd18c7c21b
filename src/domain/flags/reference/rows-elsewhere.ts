/** The specification's rows that are not switches, and the place of each. A test checks that none is missing. */
export const rowsElsewhere: Readonly<Record<string, string>> = {
  slug: "the tenant's own field `slug`, unique and fixed after creation",
  template: "the tenant's own field `template`, one of the templates in src/domain/flags/templates.ts",
  'manufacturer name': "the tenant's own field `manufacturer_name` (ENT-16)",
  website_id: "the tenant's own field `website_id`",
  'site base URL (copy link needs it)': "the tenant's own field `site_base_url` (ENT-16)",
  'search host and key':
    "the tenant's own group of fields `search`, whose key only administrators read (SEARCH-35)",
  'gate: garage pages': 'a fixed rule: garage pages are always behind sign-in (AUTH-05)',
  'promo tiles, banners': 'promo documents of the tenant, with their dates and car types',
  popup: 'popup documents of the tenant',
  'header and footer': "the tenant's site chrome document",
  'legal text': "the tenant's legal text documents",
  'location block filter, manufacturer, subtype, include/exclude': 'fields of the location block',
  'submit label': 'a field of the form block',
  excluded_website_ids: 'a field of the offer',
  'informational pages present': 'page documents: a page exists on a site once it is published there',
}
