import { choice, EVERY_LEVEL, number, text, url } from '../declare'

export const locationSwitches = {
  'locations.path': choice({
    label: 'Location pages',
    help: 'The path of a location page.',
    from: 'location path',
    options: [
      { value: '/contact-us/{slug}', label: '/contact-us/{slug}' },
      { value: '/our-location/{slug}', label: '/our-location/{slug}' },
      { value: '/locations/{slug}', label: '/locations/{slug}' },
    ],
    default: '/contact-us/{slug}',
  }),
  'locations.closedText': text({
    label: 'Word for closed',
    help: 'Shown for a day without opening hours.',
    from: "hours 'Closed' replacement",
    default: 'Closed',
    maxLength: 40,
    suggestions: ['Closed', 'By appointment only'],
  }),
  'locations.swipeHintMaxCards': number({
    label: 'Swipe hint up to',
    help: 'The location carousel shows its swipe hint with this many cards or fewer, if there is more than one.',
    from: 'decision 34',
    default: 3,
    min: 0,
    max: 50,
    integer: true,
    unit: 'cards',
  }),
  'locations.serviceBookingUrl': url({
    label: 'Service booking address',
    help: "The address of service links, such as a brand's own booking site. Leave empty to use the service page.",
    from: 'service booking URL',
    levels: EVERY_LEVEL,
    accepts: 'either',
    default: '',
  }),
}
