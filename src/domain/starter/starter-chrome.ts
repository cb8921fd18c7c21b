import { type StarterFacts, trades } from './starter-facts'
import { PARTS } from './starter-pages'

const link = (label: string, href: string) => ({ label, href })

/** The header's menu and the footer of a new website (HF-01, HF-02). Their links lead to the starter pages. */
export function starterChrome({ phone, financePath, tradeInPath, trade }: StarterFacts) {
  const { many } = trades[trade]
  const [ride, vehicles] = [
    trade === 'motorcycles' ? 'Test rides' : 'Test drives',
    many.charAt(0).toUpperCase() + many.slice(1),
  ]
  const parts = link('Parts and accessories', PARTS)
  return {
    phone,
    menu: [
      { kind: 'link', ...link('Home', '/') },
      { kind: 'models', ...link('Vehicles', '/search') },
      { kind: 'stock', ...link('Stock', '/search') },
      { kind: 'link', ...link('Offers', '/special-offers') },
      { kind: 'link', ...link('Finance', financePath) },
      { kind: 'link', ...link('Trade In', tradeInPath) },
      { kind: 'group', ...link('Service', '/service'), links: [link('Book a service', '/service'), parts] },
      {
        kind: 'group',
        ...link('About Us', '/about-us'),
        links: [link('About us', '/about-us'), link('Contact us', '/contact-us')],
      },
    ],
    columns: [
      { kind: 'bodies', title: `${vehicles} by type` },
      { kind: 'models', title: 'Popular models' },
      {
        kind: 'links',
        title: 'Buyer tools',
        links: [
          link('Search our stock', '/search'),
          link('Special offers', '/special-offers'),
          link('Finance', financePath),
          link('Sell or trade in', tradeInPath),
          link(ride, '/book-test-drive'),
        ],
      },
      { kind: 'links', title: 'Servicing and parts', links: [link('Book a service', '/service'), parts] },
      {
        kind: 'links',
        title: 'About us',
        links: [
          link('About us', '/about-us'),
          link('Contact us', '/contact-us'),
          link('Privacy policy', '/privacy-policy'),
          link('Terms and conditions', '/terms-and-conditions'),
        ],
      },
    ],
  }
}
