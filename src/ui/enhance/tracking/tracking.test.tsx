import { announce } from './announce'
import { intoLayer } from './into-layer'
import { toAddress } from './to-address'
import { track } from './track'
import { trackSearch } from './track-search'

const page = window as unknown as { dataLayer?: object[] }
const settings = { id: 'G-DEMO', phoneClick: 25, address: 'https://events.example/' }
const say = (detail: object) => document.dispatchEvent(new CustomEvent('forecourt:track', { detail }))
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const stay = (event: Event) => event.preventDefault()

/** Each test has a document whose listeners are its own. */
let heard: [string, EventListenerOrEventListenerObject, unknown][] = []

beforeEach(() => {
  delete page.dataLayer
  const listen = document.addEventListener.bind(document)
  jest.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    heard.push([args[0], args[1], args[2]])
    listen(...args)
  })
  window.addEventListener('click', stay)
  window.history.replaceState(null, '', '/cars/rio?query=jane%40example.com')
})

afterEach(() => {
  jest.restoreAllMocks()
  for (const [type, listener, options] of heard)
    document.removeEventListener(type, listener, options as boolean)
  heard = []
})

describe('the tracker', () => {
  it('hands an announced event to the tag manager’s layer, with the page’s path and no query [TRACK-01]', () => {
    track(settings, { intoLayer })
    say({ event: 26, data: { kind: 'car' } })
    expect(page.dataLayer).toEqual([{ event: 26, sink: 'G-DEMO', page: '/cars/rio', kind: 'car' }])
  })

  it('counts a press on a telephone link, wherever it stands [PHONE-08, TRACK-03]', () => {
    document.body.innerHTML =
      '<a href="tel:0712345678"><span>Call</span></a><a href="/contact-us">Contact</a>'
    track(settings, { intoLayer })
    press('span')
    press('a[href="/contact-us"]')
    expect(page.dataLayer).toEqual([{ event: 25, sink: 'G-DEMO', page: '/cars/rio' }])
  })

  it('counts a press on what carries a number, also where another script ends the click [TRACK-09]', () => {
    document.body.innerHTML = '<div><a href="/history.pdf" data-track="60">History</a></div>'
    document.querySelector('div')?.addEventListener('click', (event) => event.stopPropagation())
    track(settings, { intoLayer })
    press('a')
    expect(page.dataLayer).toMatchObject([{ event: 60 }])
  })

  it('counts what is said to happen once a single time [TRACK-17]', () => {
    track(settings, { intoLayer })
    say({ event: 26, once: true })
    say({ event: 26, once: true })
    say({ event: 39 })
    say({ event: 39 })
    expect(page.dataLayer).toMatchObject([{ event: 26 }, { event: 39 }, { event: 39 }])
  })

  it('warns of a sink that fails, tells the others, and lets the press go on [TRACK-16]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = () => {
      throw new Error('blocked')
    }
    const went = jest.fn()
    document.body.innerHTML = '<button data-track="61">Print</button>'
    document.querySelector('button')?.addEventListener('click', went)
    track(settings, { broken, intoLayer })
    press('button')
    expect(warn).toHaveBeenCalledWith('Event 61 did not reach the broken.', expect.any(Error))
    expect(page.dataLayer).toHaveLength(1)
    expect(went).toHaveBeenCalledTimes(1)
  })

  it('posts to the address of a sink that has one, and warns when it cannot be reached [TRACK-16]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const sent: unknown[] = []
    window.fetch = async (...args) => {
      if (sent.push(args) > 1) throw new TypeError('Failed to fetch')
      return {} as Response
    }
    track(settings, { toAddress })
    say({ event: 25 })
    say({ event: 25 })
    expect(sent[0]).toEqual([
      'https://events.example/',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify({ event: 25, sink: 'G-DEMO', page: '/cars/rio' }),
        keepalive: true,
      }),
    ])
    await Promise.resolve()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('a page that is counted when it is looked at', () => {
  it('says so once [TRACK-11]', () => {
    track(settings, { intoLayer })
    announce({ event: 4 })
    expect(page.dataLayer).toEqual([{ event: 4, sink: 'G-DEMO', page: '/cars/rio' }])
  })
})

describe('a page of results', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-search data-found="12 vehicles found"></div>'
    window.history.replaceState(null, '', '/search/toyota?query=jane%40example.com')
    track(settings, { intoLayer })
    trackSearch({ event: 49 })
  })

  it('is recorded when it is opened, and each time it changes in place [TRACK-12]', () => {
    document.querySelector('[data-search]')?.setAttribute('data-found', '3 vehicles found')
    document.dispatchEvent(new CustomEvent('forecourt:search'))
    expect(page.dataLayer).toEqual([
      { event: 49, sink: 'G-DEMO', page: '/search/toyota', found: '12 vehicles found' },
      { event: 49, sink: 'G-DEMO', page: '/search/toyota', found: '3 vehicles found' },
    ])
  })

  it('tells nothing that the shopper typed', () => {
    expect(JSON.stringify(page.dataLayer)).not.toContain('jane')
  })
})
