import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { CompareButton } from '@/ui/compare/CompareButton'
import { CompareTray } from '@/ui/compare/CompareTray'
import { forgetPageListeners } from '~/tests/support/page-listeners'
import { keptList } from '../kept-list'
import { keepCompare } from './keep-compare'
import { leaveCompare } from './leave-compare'

const KEY = 'forecourt:southerncross:compare'
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const slugs = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map((each: { slug: string }) => each.slug)
const button = (slug: string) => find(`[data-car*='"slug":"${slug}"'] [data-compare]`)
const pressed = (slug: string) => button(slug).getAttribute('aria-pressed')
const tray = () => find('[data-compare-tray]')

const cars = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => ({
  id: String(index),
  slug,
  name: `Car ${slug}`,
  make: 'Kia',
  model: slug,
  primary_image_url: slug === 'a' ? '/image/stock/a/x?w=160' : null,
}))

forgetPageListeners()

/** The document is the test file's own: what listens to its clicks is taken away after each test. */
let listening: [string, EventListenerOrEventListenerObject][] = []
const listen = document.addEventListener

beforeEach(() => {
  document.addEventListener = ((type: string, listener: EventListenerOrEventListenerObject) => {
    listening.push([type, listener])
    listen.call(document, type, listener)
  }) as typeof document.addEventListener
})
afterEach(() => {
  for (const [type, listener] of listening) document.removeEventListener(type, listener)
  listening = []
  document.addEventListener = listen
})

function open(kept: unknown = []) {
  localStorage.setItem(KEY, JSON.stringify(kept))
  const cards = cars.map((car) => (
    <article key={car.id} data-car={JSON.stringify(car)}>
      <CompareButton name={car.name} />
    </article>
  ))
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {cards}
      <CompareTray />
    </>,
  )
  keepCompare({ most: 4, path: '/compare' }, { keptList })
}

beforeEach(() => {
  document.documentElement.dataset.site = 'southerncross'
})

describe('choosing vehicles to compare', () => {
  it('shows a tray that counts them and leads to their comparison [CMP-01]', () => {
    open()
    expect(tray().hidden).toBe(true)
    button('a').click()
    button('b').click()
    expect([pressed('a'), pressed('b'), pressed('c')]).toEqual(['true', 'true', 'false'])
    expect(tray().hidden).toBe(false)
    expect(find('[data-compare-count]').textContent).toBe('Compare 2 of 4')
    expect(find('[data-compare-link]').getAttribute('href')).toBe('/compare?cars=a,b')
    expect(find<HTMLImageElement>('[data-compare-list] img').getAttribute('src')).toBe(
      '/image/stock/a/x?w=160',
    )
  })

  it('is undone by the same button, in the tray, and all at once [CMP-01]', () => {
    open(cars.slice(0, 4))
    button('a').click()
    expect(slugs()).toEqual(['b', 'c', 'd'])
    find('[aria-label="Remove Car b"]').click()
    expect(slugs()).toEqual(['c', 'd'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Car c')
    find('[data-compare-clear]').click()
    expect(slugs()).toEqual([])
    expect(tray().hidden).toBe(true)
  })

  it('ends at four, and says so [CMP-01]', () => {
    open(cars.slice(0, 4))
    const said = jest.fn()
    document.addEventListener('forecourt:toast', (event) => said((event as CustomEvent).detail.text))
    button('e').click()
    expect(slugs()).toEqual(['a', 'b', 'c', 'd'])
    expect(said).toHaveBeenCalledWith('You can compare 4 at a time. Remove one to add another.')
  })

  it('is remembered for cards that come later, and followed across tabs [CMP-01]', () => {
    open()
    localStorage.setItem(KEY, JSON.stringify([cars[2]]))
    window.dispatchEvent(new CustomEvent('forecourt:favourites'))
    expect(pressed('c')).toBe('true')
    localStorage.setItem(KEY, '[]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(pressed('c')).toBe('false')
  })

  it('shows no tray on a page that has nothing to choose', () => {
    localStorage.setItem(KEY, JSON.stringify([cars[0]]))
    document.body.innerHTML = renderToStaticMarkup(<CompareTray />)
    keepCompare({ most: 4, path: '/compare' }, { keptList })
    expect(tray().hidden).toBe(true)
  })
})

it.each([
  ['nothing', []],
  ['two vehicles', cars.slice(0, 2)],
])('leaves a tray of %s to development’s framework as it expects it', async (_, kept) => {
  localStorage.setItem(KEY, JSON.stringify(kept))
  document.body.innerHTML = `<div id="page">${renderToString(<CompareTray />)}</div>`
  keepCompare({ most: 4, path: '/compare' }, { keptList })
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(find('#page'), <CompareTray />, { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(find('[data-compare-list]').children).toHaveLength(kept.length)
})

describe('a comparison', () => {
  it('forgets the vehicle that is taken off it [CMP-01]', () => {
    localStorage.setItem(KEY, JSON.stringify(cars.slice(0, 2)))
    document.body.innerHTML = '<a data-compare-remove="a">Remove</a>'
    leaveCompare({ gone: [] }, { keptList })
    find('a').click()
    expect(slugs()).toEqual(['b'])
  })

  it('forgets vehicles that the website no longer has, whose places others can then take [CMP-01]', () => {
    open(cars.slice(0, 4))
    leaveCompare({ gone: ['a', 'c', 'never kept'] }, { keptList })
    expect(slugs()).toEqual(['b', 'd'])
    button('e').click()
    expect(slugs()).toEqual(['b', 'd', 'e'])
  })

  it('leaves what is kept untouched where none has gone', () => {
    localStorage.setItem(KEY, JSON.stringify(['b']))
    leaveCompare({ gone: ['a'] }, { keptList })
    expect(localStorage.getItem(KEY)).toBe('["b"]')
  })
})
