import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Favourite } from '@/domain/vehicle/saved/stored-vehicle'
import PageToast from '@/ui/primitives/overlays/page-toast.island'
import { installPopovers } from '~/tests/support/popover'
import { CompareButton } from '../vehicle/saving/CompareButton'
import CompareTray from './compare-tray.island'

installPopovers()

const KEY = 'forecourt:southerncross:compare'
const slugs = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map((each: { slug: string }) => each.slug)
const choose = (slug: string) => userEvent.click(screen.getByRole('button', { name: `Compare Car ${slug}` }))
const pressed = (slug: string) =>
  screen.getByRole('button', { name: `Compare Car ${slug}` }).getAttribute('aria-pressed')
const tray = () => screen.queryByRole('region', { name: 'Compare' })

const cars: readonly Favourite[] = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => ({
  id: String(index),
  slug,
  name: `Car ${slug}`,
  make: 'Kia',
  model: slug,
  primary_image_url: slug === 'a' ? '/image/stock/a/x?w=160' : null,
}))

function open(stored: readonly unknown[] = [], offered = cars) {
  localStorage.setItem(KEY, JSON.stringify(stored))
  render(
    <>
      {offered.map((car) => (
        <CompareButton key={car.id} vehicle={car} place="card" />
      ))}
      <CompareTray />
      <PageToast />
    </>,
  )
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('the compare tray', () => {
  it('counts the chosen vehicles and links to their comparison [CMP-01]', async () => {
    open()
    expect(tray()).toBeNull()
    await choose('a')
    await choose('b')
    expect([pressed('a'), pressed('b'), pressed('c')]).toEqual(['true', 'true', 'false'])
    expect(tray()?.querySelector('[role="status"]')?.textContent).toBe('Compare 2 of 4')
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?cars=a,b')
    expect(tray()?.querySelector('img')?.getAttribute('src')).toBe('/image/stock/a/x?w=160')
  })

  it('empties by the same button, in the tray, and all at once [CMP-01]', async () => {
    open(cars.slice(0, 4))
    await choose('a')
    expect(slugs()).toEqual(['b', 'c', 'd'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Car b' }))
    expect(slugs()).toEqual(['c', 'd'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Car c')
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }))
    expect(slugs()).toEqual([])
    expect(tray()).toBeNull()
  })

  it('accepts four vehicles, and a toast says so at the fifth [CMP-01, SHARE-13]', async () => {
    open(cars.slice(0, 4))
    await choose('e')
    expect(slugs()).toEqual(['a', 'b', 'c', 'd'])
    expect(screen.getByText('You can compare 4 at a time. Remove one to add another.')).toBeTruthy()
  })

  it('follows changes in other tabs [CMP-01]', () => {
    open()
    localStorage.setItem(KEY, JSON.stringify([cars[2]]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(pressed('c')).toBe('true')
  })

  it('is hidden on a page without vehicles to choose', () => {
    open([cars[0]], [])
    expect(tray()).toBeNull()
  })
})
