import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameChrome, frameSite } from '~/tests/support/site-frame'
import { SiteFooter } from './SiteFooter'

function show(changes: Partial<typeof frameChrome> = {}) {
  const chrome = { ...frameChrome, ...changes }
  document.body.innerHTML = renderToStaticMarkup(<SiteFooter chrome={chrome} site={frameSite('metro')} />)
  return within(screen.getByRole('contentinfo'))
}

describe('the footer', () => {
  it('shows its groups of links under their titles, which collapse on phones [HF-02]', () => {
    const footer = show()
    const titles = footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    // One for columns and one for phones; CSS shows one of the two.
    expect(titles).toEqual(['Vehicles by type', 'Vehicles by type', 'Buyer tools', 'Buyer tools'])
    expect(document.querySelectorAll('details:not([open]) + ul')).toHaveLength(2)
    expect(footer.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/finance')
  })

  it('names the social network of each icon [HF-02]', () => {
    const social = within(show().getByRole('list', { name: 'Social networks' }))
    expect(social.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Facebook', 'TikTok'])
  })

  it('links to the group’s other companies [ROUTE-43]', () => {
    const group = within(show().getByRole('navigation', { name: 'Group companies' }))
    expect(group.getByRole('link', { name: 'Tyres' }).getAttribute('href')).toBe('https://tyres.example')
    expect(show({ groupLinks: [] }).queryByRole('navigation', { name: 'Group companies' })).toBeNull()
  })

  it('lists the licences of each kind with the dealerships that trade under them [LOC-23]', () => {
    const text = show().getByText(/^Dealer licences/).parentElement?.textContent
    expect(text).toContain('Dealer licences: LMCT 10200 (Doncaster, Frankston)')
    expect(text).toContain('Motor vehicle repairers: VIC MCR 00202 (Doncaster)')
    expect(text).toContain('Prices exclude government charges.')
  })

  it('omits sections without content', () => {
    const footer = show({ licences: [], social: [], smallPrint: [], phone: null })
    expect(footer.queryByText(/licences/)).toBeNull()
    expect(footer.queryByRole('list', { name: 'Social networks' })).toBeNull()
    expect(footer.getByText('© Kestrel Kia')).toBeTruthy()
  })
})
