import { render, screen } from '@testing-library/react'
import { runPageScript } from '~/tests/support/page-script'
import { Announcement } from '../vehicle/Announcement'

const at = (city: string) => ({
  text: `Located at ${city}`,
  directionsHref: `https://maps.example/?destination=${city}`,
})
const bar = () => document.querySelector<HTMLElement>('.vehicle-announcement') as HTMLElement
const dismiss = () => screen.getByRole('button', { name: 'Dismiss this notice' }).click()

/** Opens a vehicle that stands in this city, as a browser would. */
function open(city: string): void {
  document.body.innerHTML = ''
  render(<Announcement said={at(city)} />)
  runPageScript(<Announcement said={at(city)} />, 'announcement-close')
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
  jest.spyOn(console, 'error').mockImplementation() // React remarks on the page's scripts, which only servers render.
})
afterEach(() => jest.restoreAllMocks())

describe('the bar that says where a vehicle stands', () => {
  it('says so with a link to the way there [VDP-18]', () => {
    open('Geraldton')
    expect(screen.getByText('Located at Geraldton')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Get Directions (opens a map)' })
    expect(link.getAttribute('href')).toBe('https://maps.example/?destination=Geraldton')
    expect(bar().hidden).toBe(false)
  })

  it('is put away for the session, for every vehicle in that city and for no other [VDP-18, decision 64]', () => {
    open('Geraldton')
    dismiss()
    expect(bar().hidden).toBe(true)
    window.history.replaceState(null, '', '/cars/another')
    open('Geraldton')
    expect(bar().hidden).toBe(true)
    open('Broome')
    expect(bar().hidden).toBe(false)
    sessionStorage.clear()
    open('Geraldton')
    expect(bar().hidden).toBe(false)
  })

  it('is put away on its own website alone [VDP-18]', () => {
    open('Geraldton')
    dismiss()
    document.documentElement.dataset.site = 'tworivers'
    open('Geraldton')
    expect(bar().hidden).toBe(false)
  })

  it('can be put away in a browser that keeps nothing [VDP-18]', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('storage is off')
      })
    }
    open('Geraldton')
    expect(bar().hidden).toBe(false)
    dismiss()
    expect(bar().hidden).toBe(true)
    open('Geraldton')
    expect(bar().hidden).toBe(false)
  })
})
