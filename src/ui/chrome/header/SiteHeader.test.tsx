import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameChrome, frameSite } from '~/tests/support/site-frame'
import { SiteHeader } from './SiteHeader'

function show(site = frameSite('marque'), chrome = frameChrome) {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader chrome={chrome} site={site} />)
  const banner = screen.getByRole('banner')
  return { banner, menu: within(screen.getByRole('navigation', { name: 'Main' })) }
}

describe('the header', () => {
  it('links to every item of the editor’s menu, in order [HF-01]', () => {
    const { menu } = show()
    const items = [...menu.getAllByRole('link'), ...menu.getAllByRole('button')]
    expect(
      items.filter((item) => item.classList.contains('menu-item')).map((item) => item.textContent),
    ).toEqual(['Home', 'Vehicles', 'Stock'])
    expect(menu.getByRole('link', { name: 'Used cars' }).getAttribute('href')).toBe('/search/used-cars')
  })

  it('shows the models with their photo, lowest price and number in stock [HF-04]', () => {
    const { menu } = show()
    const sportage = menu.getByRole('link', { name: /^Sportage/ })
    expect(sportage.getAttribute('href')).toBe('/search/kia/sportage')
    expect(sportage.textContent).toContain('12 in stock')
    expect(sportage.textContent).toContain('From $34,990')
    expect(sportage.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(menu.getByRole('link', { name: /^EV6/ }).textContent).not.toContain('From')
  })

  it('also has every item in the drawer of small screens', () => {
    show()
    const drawer = within(document.querySelector('dialog') as HTMLElement)
    for (const name of ['Home', /^Sportage/, 'See all stock', 'Used cars']) {
      expect(drawer.getByRole('link', { name, hidden: true })).toBeTruthy()
    }
    expect(drawer.getByRole('link', { name: 'Call 03 5550 0200', hidden: true })).toBeTruthy()
  })

  it('links to the watchlist at the website’s path where favourites are on', () => {
    const on = { 'garage.enabled': true, 'garage.watchlistPath': '/my-bikes' }
    const { banner } = show(frameSite('throttle', on))
    const hearts = within(banner).getAllByRole('link', { name: /^Watchlist/, hidden: true })
    expect(hearts.map((heart) => heart.getAttribute('href'))).toEqual(['/my-bikes', '/my-bikes'])
    expect(within(show(frameSite('throttle')).banner).queryByText('Watchlist')).toBeNull()
  })

  it('varies its rows, height and search by template [HF-03]', () => {
    const looks = (['metro', 'marque', 'outback', 'throttle'] as const).map((template) => {
      const { banner } = show(frameSite(template))
      const hasBox = banner.querySelector('#header-search') !== null
      return `${banner.dataset.rows} ${banner.dataset.height} ${hasBox ? 'box' : 'button'}`
    })
    expect(new Set(looks).size).toBe(4)
  })

  it('shows the name where there is no logo, and gives a logo the name as alternative text', () => {
    const site = frameSite('metro')
    expect(within(show(site).banner).getByRole('link', { name: 'Kestrel Kia' }).getAttribute('href')).toBe(
      '/',
    )
    const logo = {
      source: { loader: '/image/media/logo.svg', original: '/media/logo.svg' },
      alt: '',
      width: 240,
      height: 48,
      blur: null,
      cdn: null,
    }
    const { banner } = show({ ...site, logos: { onLight: logo, onDark: null } as never })
    expect(within(banner).getByAltText('Kestrel Kia, home page').getAttribute('src')).toBe('/media/logo.svg')
  })
})
