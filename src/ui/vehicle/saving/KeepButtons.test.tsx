import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resolveSettings } from '@/domain/flags/resolve'
import { savingOptions } from '@/domain/vehicle/card/favourite'
import WatchlistLink from '@/ui/chrome/header/watchlist-link.island'
import { vehicle } from '~/tests/support/vehicle'
import { SaveButtons } from './SaveButtons'

const KEY = 'forecourt:southerncross:favourites'
const { settings } = resolveSettings({ template: 'metro', tenant: { 'garage.enabled': true } })
const heart = () => screen.getByRole('button', { name: 'Save 2021 Kia Rio' })
const pressed = () => heart().getAttribute('aria-pressed')

function store(value: string) {
  localStorage.setItem(KEY, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
}

function open(changes: Parameters<typeof vehicle>[0] = {}) {
  return render(
    <>
      <WatchlistLink href="/watchlist" className="" />
      <SaveButtons vehicle={vehicle(changes)} saving={savingOptions(settings)} />
    </>,
  )
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('the favourite button of a vehicle', () => {
  it('saves it, updates the count in the header, and removes it again [FAV-01, FAV-05, FAV-06]', async () => {
    open()
    const link = screen.getByRole('link', { name: 'Watchlist' })
    expect([pressed(), link.getAttribute('href')]).toEqual(['false', '/watchlist'])
    await userEvent.click(heart())
    expect(pressed()).toBe('true')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([
      expect.objectContaining({ id: '1', slug: 'kia-rio', name: '2021 Kia Rio', make: 'Kia', model: 'Rio' }),
    ])
    expect(link.textContent).toBe('Watchlist1')
    expect(link.getAttribute('href')).toBe('/watchlist?saved=kia-rio')
    await userEvent.click(heart())
    expect(pressed()).toBe('false')
    expect(link.textContent).toBe('Watchlist')
  })

  it('shows what this browser has stored, and follows other tabs [FAV-06]', () => {
    localStorage.setItem(KEY, '["kia-rio"]')
    open()
    expect(pressed()).toBe('true')
    store('[]')
    expect(pressed()).toBe('false')
  })

  it('has a filled heart while the vehicle is saved, and an outlined one otherwise', async () => {
    open()
    const fill = () => heart().querySelector('svg')?.style.fill
    expect(fill()).toBe('')
    await userEvent.click(heart())
    expect(fill()?.toLowerCase()).toBe('currentcolor')
  })

  it('shows more than 99 saved vehicles as 99+', () => {
    localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 120 }, (_, index) => `v${index}`)))
    open()
    expect(screen.getByRole('link', { name: /Watchlist/ }).textContent).toBe('Watchlist99+')
  })

  it('is absent for a sold vehicle [FAV-03]', () => {
    open({ status: 'sold' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
