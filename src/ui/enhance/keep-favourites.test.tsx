import { runPageScript } from '~/tests/support/page-script'
import { CardScripts } from '../vehicle/CardScripts'

const KEY = 'forecourt:southerncross:favourites'
const rio = { id: '1', name: '2021 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: null }
const ev6 = { ...rio, id: '2', name: '2024 Kia EV6', slug: 'ev6', model: 'EV6' }
const button = (slug: string) =>
  document.querySelector<HTMLElement>(`[data-car*='"slug":"${slug}"'] [data-favourite]`)
const pressed = (slug: string) => button(slug)?.getAttribute('aria-pressed')
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const run = () => runPageScript(<CardScripts />, 'keepsFavourites')

function store(value: string) {
  localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

const counted = jest.fn()

beforeAll(() => {
  document.documentElement.dataset.site = 'southerncross'
  localStorage.setItem(KEY, JSON.stringify([rio]))
  for (const vehicle of [rio, ev6]) {
    const card = document.createElement('article')
    card.dataset.car = JSON.stringify(vehicle)
    card.innerHTML = '<button data-favourite aria-pressed="false"><svg></svg></button>'
    document.body.append(card)
  }
  document.addEventListener('forecourt:track', (said) => counted((said as CustomEvent).detail))
  run()
})

describe('favourite buttons', () => {
  it('show what this browser has kept [FAV-06]', () => {
    expect([pressed('rio'), pressed('ev6')]).toEqual(['true', 'false'])
  })

  it('keep the fields of a vehicle, the newest first, tell others, and let go of it again [FAV-01, FAV-05]', () => {
    const told = jest.fn()
    window.addEventListener('forecourt:favourites', told)
    button('ev6')
      ?.querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(stored()).toEqual([ev6, rio])
    expect(pressed('ev6')).toBe('true')
    button('rio')?.click()
    expect(stored()).toEqual([ev6])
    expect(pressed('rio')).toBe('false')
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('count what is added, and not what is let go [FAV-02, TRACK-02]', () => {
    store('[]')
    counted.mockClear()
    button('rio')?.click()
    button('rio')?.click()
    expect(counted.mock.calls).toEqual([[{ event: 39, data: { vehicle: 'rio' } }]])
  })

  it('know on the way back what was kept on the page between [FAV-01, FAV-06]', () => {
    store('[]')
    localStorage.setItem(KEY, JSON.stringify([rio]))
    expect(pressed('rio')).toBe('false')
    window.dispatchEvent(new Event('pageshow'))
    expect(pressed('rio')).toBe('true')
  })

  it('know a vehicle by its id as text, whatever it is called now [FAV-01]', () => {
    store(JSON.stringify([{ ...rio, id: 1, slug: 'rio-as-it-was' }]))
    expect([pressed('rio'), pressed('ev6')]).toEqual(['true', 'false'])
    button('rio')?.click()
    expect(stored()).toEqual([])
  })

  it('read lists from before they held more than slugs [FAV-05]', () => {
    store('["rio"]')
    expect([pressed('rio'), pressed('ev6')]).toEqual(['true', 'false'])
    button('ev6')?.click()
    expect(stored()).toEqual([ev6, { slug: 'rio' }])
    button('rio')?.click()
    expect(stored()).toEqual([ev6])
  })

  it.each(['broken', '{"length":2}', '[null,1,{"slug":" "},{}]'])('take %s for nothing kept', (nonsense) => {
    store(nonsense)
    expect([pressed('rio'), pressed('ev6')]).toEqual(['false', 'false'])
  })

  it('are brought to life once however often they are asked to', () => {
    run()
    store('[]')
    button('rio')?.click()
    expect(stored()).toEqual([rio])
  })
})
