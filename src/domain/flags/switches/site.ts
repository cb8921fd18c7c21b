import { choice, number, rows, TENANT_ONLY, text, url } from '../declare'

const LABEL = { type: 'text', label: 'Text', maxLength: 60, mayBeEmpty: false } as const

export const siteSwitches = {
  'site.state': choice({
    label: 'State',
    help: 'Chosen in forms that ask where a vehicle is registered, on a website whose address has no state. The shopper may choose another.',
    from: 'state',
    options: [
      { value: 'qld', label: 'Queensland' },
      { value: 'nsw', label: 'New South Wales' },
      { value: 'act', label: 'Australian Capital Territory' },
      { value: 'vic', label: 'Victoria' },
      { value: 'tas', label: 'Tasmania' },
      { value: 'sa', label: 'South Australia' },
      { value: 'wa', label: 'Western Australia' },
      { value: 'nt', label: 'Northern Territory' },
    ],
    default: 'qld',
  }),
  'site.primaryCity': text({
    label: 'Primary city',
    help: "A vehicle elsewhere is announced as 'Located at …'. Leave empty to use the city of the website’s address.",
    from: 'primary dealership city (announcement bar)',
    levels: TENANT_ONLY,
    default: '',
    maxLength: 80,
  }),
  'site.vehicleWording': choice({
    label: 'Word for a vehicle',
    help: 'The word for the vehicles that the site sells.',
    from: 'vehicle wording',
    options: [
      { value: 'Car', label: 'Car' },
      { value: 'Motorcycle', label: 'Motorcycle' },
    ],
    default: 'Car',
  }),
  'site.youtubeUrl': url({
    label: 'YouTube channel',
    help: 'Shown with the social links if they have no YouTube channel. Leave empty for none.',
    from: 'youtube_url, blogs count, social links',
    accepts: 'absolute',
    default: '',
  }),
  'site.blogsCount': number({
    label: 'Blog cards shown',
    help: 'How many blog cards the site shows. 0 shows none.',
    from: 'youtube_url, blogs count, social links',
    default: 0,
    min: 0,
    max: 24,
    integer: true,
  }),
  'site.socialLinks': rows({
    label: 'Social links',
    help: 'Links to social networks, in the footer’s order. Links in the header and footer document replace them.',
    from: 'youtube_url, blogs count, social links',
    columns: {
      network: {
        type: 'enum',
        label: 'Network',
        options: [
          { value: 'facebook', label: 'Facebook' },
          { value: 'instagram', label: 'Instagram' },
          { value: 'youtube', label: 'YouTube' },
          { value: 'linkedin', label: 'LinkedIn' },
          { value: 'tiktok', label: 'TikTok' },
        ],
      },
      url: { type: 'url', label: 'Address', accepts: 'absolute', mayBeEmpty: false },
    },
    default: [],
    maxItems: 5,
  }),
  'site.blogCategoriesHost': url({
    label: 'External blog',
    help: 'The address of blog categories other than vehicle reviews. Leave empty to omit them.',
    from: 'blog external categories host',
    accepts: 'absolute',
    default: '',
  }),
  'site.groupLinks': rows({
    label: 'Group companies',
    help: "Links to the group's other companies. Companies without an address are not shown.",
    from: 'group-company links',
    columns: {
      label: LABEL,
      url: { type: 'url', label: 'Address', accepts: 'either', mayBeEmpty: true },
    },
    default: [
      { label: 'Cars', url: '' },
      { label: 'Rental', url: '' },
      { label: 'Tyres', url: '' },
      { label: 'Finance and insurance', url: '' },
      { label: '4x4 and outdoor', url: '' },
    ],
    maxItems: 10,
  }),
}
