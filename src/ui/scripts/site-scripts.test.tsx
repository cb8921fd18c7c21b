import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SiteScript } from '@/domain/scripts/site-script'
import { scriptConsent } from '@/ui/stores/script-consent'
import SiteScripts from './site-scripts.island'

const script = (id: number, purpose: SiteScript['purpose']): SiteScript => ({
  id,
  src: `https://s${id}.example.com/s.js`,
  purpose,
  attributes: { 'data-site': 'x' },
  origins: [],
  paths: [],
})

const scripts = [script(1, 'analytics'), script(2, 'support'), script(3, 'necessary')]

/** React hoists scripts into the head, and leaves them there. */
const running = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-site]')].map(({ src }) => src)

beforeEach(() => {
  localStorage.clear()
  for (const element of document.querySelectorAll('script[data-site]')) element.remove()
  document.documentElement.dataset.site = `site-${Math.random()}`
})

const show = (own = scripts) => render(<SiteScripts scripts={own} privacyHref="/privacy" />)

describe('Scripts of other companies', () => {
  it('ask before they run, unless the website needs them', () => {
    show()
    expect(screen.queryByRole('region', { name: 'Your privacy choices' })).not.toBeNull()
    expect(running()).toEqual(['https://s3.example.com/s.js'])
  })

  it('run once the shopper allows all, and never ask again', async () => {
    // React loads each address once, so every test has its own.
    show([script(51, 'analytics'), script(52, 'support'), script(53, 'necessary')])
    await userEvent.click(screen.getByRole('button', { name: 'Allow all' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(scriptConsent.read()).toEqual(['analytics', 'support'])
    expect(running()).toHaveLength(3)
  })

  it('do not run after the shopper refuses', async () => {
    show([script(11, 'analytics')])
    await userEvent.click(screen.getByRole('button', { name: 'Refuse all' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(running()).toEqual([])
  })

  it('run for the purposes that the shopper chooses', async () => {
    show([script(21, 'analytics'), script(22, 'support')])
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Chat and help/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save choices' }))
    expect(running()).toEqual(['https://s22.example.com/s.js'])
  })

  it('ask again when the shopper follows the link of the footer', async () => {
    scriptConsent.write([])
    show([script(31, 'analytics')])
    expect(screen.queryByRole('region')).toBeNull()
    act(() => {
      window.location.hash = '#privacy-choices'
      window.dispatchEvent(new Event('hashchange'))
    })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your privacy choices' }))
  })

  it('do not ask where all are necessary', () => {
    show([script(41, 'necessary')])
    expect(screen.queryByRole('region')).toBeNull()
    expect(running()).toHaveLength(1)
  })
})

describe('A page view that is measured', () => {
  let sent: { address: string; body: Blob }[]
  let observe: (list: { getEntries(): unknown[] }) => void

  class Observer {
    static supportedEntryTypes = ['long-animation-frame']
    constructor(callback: typeof observe) {
      observe = callback
    }
    observe() {}
    disconnect() {}
  }

  beforeEach(() => {
    sent = []
    jest.spyOn(Math, 'random').mockReturnValue(0)
    Object.assign(navigator, {
      sendBeacon: (address: string, body: Blob) => sent.push({ address, body }) > 0,
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  })

  it('reports once, when it ends, for how long each script kept the browser busy', async () => {
    Object.assign(globalThis, { PerformanceObserver: Observer })
    show([script(61, 'necessary')])
    const frame = { scripts: [{ sourceURL: 'https://s61.example.com/more.js', duration: 80 }] }
    observe({ getEntries: () => [frame, frame] })
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.map(({ address }) => address)).toEqual(['/api/script-times'])
    const reader = new FileReader()
    const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)))
    reader.readAsText(sent[0]?.body as Blob)
    expect(await read).toBe('{"times":[{"id":61,"ms":160}]}')
  })

  it('reports nothing in a browser that cannot measure', () => {
    show([script(71, 'necessary')])
    window.dispatchEvent(new Event('pagehide'))
    expect(running()).toHaveLength(1)
    expect(sent).toEqual([])
  })
})
