import { callToAction, hero, leadForm, locations, text } from './blocks'
import type { BuildPage } from './page-builder'

export const service: BuildPage = ({ words }, { workshop, phone }, { picture }) => ({
  path: '/service',
  title: 'Service and repairs',
  description: `Book a service at ${workshop}: fixed prices, trained technicians and a loan vehicle if you need one.`,
  blocks: [
    hero({
      eyebrow: 'Service',
      heading: 'Looked after by people who know it',
      text: `Book here or call ${phone}. Tell us what it needs and when you must have it back.`,
      picture: picture(words.views.workshop),
    }),
    leadForm('service', { heading: 'Book a service' }),
    text(words.service),
    locations('hours', { heading: 'Workshop and parts hours', filter: 'service-and-parts' }),
    callToAction({
      heading: 'Need a part?',
      text: 'Genuine parts and accessories, on the shelf or here in a few days.',
      links: [{ label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' }],
      tone: 'quiet',
    }),
  ],
})

export const parts: BuildPage = (_, { name, phone }) => ({
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: `Genuine parts and accessories at ${name}, fitted by our own technicians.`,
  blocks: [
    hero({ eyebrow: 'Parts and accessories', heading: 'The right part, first time' }),
    leadForm('parts', { heading: 'Ask for a part' }),
    text(`
Tell us the registration or VIN and we look up the part that was fitted when yours was built, not one that nearly fits. What is on the shelf you can have today; the rest usually arrives within three working days.

Accessories can be added to your finance when you buy, and are covered by the same warranty when we fit them.

Call our parts counter on ${phone}, or ask here.`),
  ],
})
