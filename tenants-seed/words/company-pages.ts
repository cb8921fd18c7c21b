import { callToAction, hero, leadForm, legalText, locations, reviews, salesCounter, text } from './blocks'
import type { BuildPage } from './page-builder'

export const about: BuildPage = ({ words }, { name, region }, { picture }) => ({
  path: '/about-us',
  title: `About ${name}`,
  description: `Who we are, where we started and how we look after people ${region}.`,
  blocks: [
    hero({
      eyebrow: 'About us',
      heading: words.tagline,
      picture: picture(words.views.showroom),
      look: 'below',
    }),
    text(words.about),
    salesCounter({
      heading: 'Busy, most months',
      text: `Across all of ${name}, since the first of the month.`,
    }),
    reviews('What customers say'),
    locations('carousel'),
    callToAction({
      heading: 'Come and say hello',
      text: 'No appointment needed. The kettle is on and nobody will chase you around the yard.',
      links: [
        { label: 'Find the nearest', href: '/dealer-locator' },
        { label: 'See our stock', href: '/search' },
      ],
      tone: 'quiet',
    }),
  ],
})

export const contact: BuildPage = (tenant, { name, phone, email, region }, { picture }) => ({
  path: '/contact-us',
  title: `Contact ${name}`,
  description: `Addresses, telephone numbers and opening hours of ${name}, ${region}.`,
  blocks: [
    hero({
      eyebrow: 'Contact us',
      heading: 'Talk to a person',
      text: `Call ${phone}, write to ${email}, or send us a message here.`,
      picture: picture(tenant.words.views.exterior),
    }),
    leadForm('contact', { heading: 'Send us a message' }),
    locations('grid', { heading: 'Where we are' }),
  ],
})

export const careers: BuildPage = ({ words }, { name, region, email }, { picture }) => ({
  path: '/careers',
  title: `Careers at ${name}`,
  description: `Work with us ${region}: apprenticeships, workshop, sales and office.`,
  blocks: [
    hero({
      eyebrow: 'Careers',
      heading: 'Good people stay a long time here',
      picture: picture(words.views.workshop),
    }),
    leadForm('careers', { heading: 'Apply', show_contact: false }),
    text(`
We take on apprentices every January, and qualified technicians, salespeople and administrators all year round.

- Proper rosters, published four weeks ahead.
- Tool allowance and paid training with the makers.
- A staff price on vehicles, parts and servicing.

Send a few lines about yourself with your résumé, here or to ${email}. A manager, not a machine, reads every one.`),
  ],
})

export const fleet: BuildPage = ({ words: { fleet: written } }) => ({
  path: '/fleet',
  title: 'Fleet and business',
  description: written.description,
  blocks: [
    hero({ eyebrow: 'Fleet', heading: written.heading }),
    leadForm('fleet', { heading: 'Talk to our fleet people' }),
    text(written.text),
  ],
})

export function legalPage(path: string, slug: string, title: string): BuildPage {
  return (_, { name }, references) => ({
    path,
    title,
    description: `${title} of ${name}.`,
    blocks: [hero({ heading: title }), legalText(slug, references)],
  })
}
