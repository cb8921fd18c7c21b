import { callToAction, faq, hero, promises, text } from './blocks'
import type { BuildPage } from './page-builder'

export const buying: BuildPage = ({ words }, { financePath, tradeInPath, vehicle }, { picture }) => {
  const { description, heading, text: about, questions } = words.ownership.buying
  return {
    path: '/buying',
    title: `Buying a ${vehicle} from us`,
    description,
    blocks: [
      hero({
        eyebrow: 'How buying works',
        heading,
        picture: picture(words.views.showroom),
        links: [
          { label: 'Search our stock', href: '/search' },
          {
            label: vehicle === 'motorcycle' ? 'Book a test ride' : 'Book a test drive',
            href: '/book-test-drive',
          },
        ],
      }),
      text(about),
      faq('Before you sign', questions),
      callToAction({
        heading: 'Two things people sort out first',
        links: [
          { label: 'Finance', href: financePath },
          { label: 'Value my trade-in', href: tradeInPath },
        ],
        tone: 'quiet',
      }),
    ],
  }
}

const icons = ['handshake', 'wrench', 'shield'] as const

export const advantage: BuildPage = ({ words }, { name }, { picture }) => {
  const { description, heading, text: about, promises: kept } = words.ownership.advantage
  return {
    path: '/diamond-advantage',
    title: `Diamond Advantage at ${name}`,
    description,
    blocks: [
      hero({ eyebrow: 'Diamond Advantage', heading, picture: picture(words.views.exterior) }),
      promises({
        items: kept.map(([title, said], position) => ({
          icon: icons[position % icons.length] ?? 'shield',
          title,
          text: said,
        })),
      }),
      text(about),
      callToAction({
        heading: 'Ask whether yours has it',
        text: 'Tell us the registration: we look it up while you wait.',
        links: [
          { label: 'Contact us', href: '/contact-us' },
          { label: 'Our warranty', href: '/warranty' },
        ],
        tone: 'quiet',
      }),
    ],
  }
}

export const cappedPrices: BuildPage = ({ words }, { phone }, { picture }) => {
  const { description, heading, text: about } = words.ownership.cappedPrices
  return {
    path: '/capped-price-servicing',
    title: 'Capped-price servicing',
    description,
    blocks: [
      hero({ eyebrow: 'Service', heading, picture: picture(words.views.workshop) }),
      text(about),
      callToAction({
        heading: 'Book it in',
        text: `Have the registration and the kilometres ready, or call ${phone}.`,
        links: [
          { label: 'Book a service', href: '/service' },
          { label: 'Roadside assist', href: '/roadside-assist' },
        ],
        tone: 'brand',
      }),
    ],
  }
}

export const roadside: BuildPage = ({ words }, { workshop }) => {
  const { description, heading, text: about } = words.ownership.roadside
  return {
    path: '/roadside-assist',
    title: 'Roadside assist',
    description,
    blocks: [
      hero({
        eyebrow: 'Roadside assist',
        heading,
        text: 'If somebody is hurt or in danger, call 000 first.',
      }),
      text(about),
      callToAction({
        heading: 'Once it is off the road',
        text: `${workshop.charAt(0).toUpperCase()}${workshop.slice(1)} takes it from there.`,
        links: [
          { label: 'Book a service', href: '/service' },
          { label: 'Find the nearest workshop', href: '/dealer-locator' },
        ],
        tone: 'quiet',
      }),
    ],
  }
}
