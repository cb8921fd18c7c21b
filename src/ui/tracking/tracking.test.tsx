import { fireEvent, render, screen } from '@testing-library/react'
import PageView from './page-view.island'
import { track } from './track'
import { trackBeforeLeaving } from './track-before-leaving'
import Tracker from './tracker.island'

const page = window as Window & { dataLayer?: object[] }
const layer = { kind: 'layer', id: 'G-DEMO' } as const
const address = { kind: 'address', id: 'events.example', address: 'https://events.example/' } as const
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  delete page.dataLayer
  sessionStorage.clear()
  window.addEventListener('click', stay)
  window.history.replaceState(null, '', '/cars/rio?query=jane%40example.com')
})
afterEach(() => jest.restoreAllMocks())

describe('the tracker', () => {
  it('pushes an event to the tag manager’s data layer, with the page’s path and no query string [TRACK-01]', () => {
    render(<Tracker sink={layer} />)
    track({ event: 26, data: { kind: 'car' } })
    expect(page.dataLayer).toEqual([{ event: 26, sink: 'G-DEMO', page: '/cars/rio', kind: 'car' }])
  })

  it('listens to the DOM event of third-party parts', () => {
    render(<Tracker sink={layer} />)
    document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event: 39 } }))
    expect(page.dataLayer).toMatchObject([{ event: 39 }])
  })

  it('loses nothing that was tracked or pressed before it was ready', () => {
    track({ event: 39 })
    const { container } = render(<a href="tel:0712345678">Call</a>)
    window.forecourtPresses = [container, screen.getByRole('link')]
    render(<Tracker sink={layer} />)
    track({ event: 61 })
    expect(page.dataLayer).toMatchObject([{ event: 39 }, { event: 25 }, { event: 61 }])
    expect(window.forecourtPresses).toBeUndefined()
  })

  it('sends what an earlier page tracked before its tracker was ready, once, with that page’s path [TRACK-01]', () => {
    trackBeforeLeaving({ event: 15, data: { form: 'enquiry' } })
    window.history.replaceState(null, '', '/success?form=enquiry')
    const { unmount } = render(<Tracker sink={layer} />)
    unmount()
    render(<Tracker sink={layer} />)
    expect(page.dataLayer).toEqual([{ event: 15, form: 'enquiry', sink: 'G-DEMO', page: '/cars/rio' }])
  })

  it('sends an event of a page that is left at once if it is ready [TRACK-01]', () => {
    render(<Tracker sink={layer} />)
    trackBeforeLeaving({ event: 15 })
    expect(page.dataLayer).toMatchObject([{ event: 15, page: '/cars/rio' }])
    expect(sessionStorage).toHaveLength(0)
  })

  it('ignores stored events that are none', () => {
    sessionStorage.setItem(
      'forecourt:undefined:unsent-events',
      '[null, 7, {"event":"x"}, {"event":9,"data":{"a":[]},"page":"/"}]',
    )
    render(<Tracker sink={layer} />)
    expect(page.dataLayer).toBeUndefined()
  })

  it('tracks a press on any telephone link [PHONE-08, TRACK-03]', () => {
    render(
      <>
        <Tracker sink={layer} />
        <a href="tel:0712345678">
          <span>Call</span>
        </a>
        <a href="/contact-us">Contact</a>
      </>,
    )
    fireEvent.click(screen.getByText('Call'))
    fireEvent.click(screen.getByText('Contact'))
    expect(page.dataLayer).toEqual([{ event: 25, sink: 'G-DEMO', page: '/cars/rio' }])
  })

  it('tracks a press on an element with an event number, also where a handler stops the click [TRACK-09]', () => {
    render(
      <>
        <Tracker sink={layer} />
        <a href="/history.pdf" data-track="60" onClick={(event) => event.stopPropagation()}>
          History
        </a>
      </>,
    )
    fireEvent.click(screen.getByText('History'))
    expect(page.dataLayer).toMatchObject([{ event: 60 }])
  })

  it('tracks an event marked once a single time [TRACK-17]', () => {
    render(<Tracker sink={layer} />)
    for (const detail of [{ event: 26, once: true }, { event: 26, once: true }, { event: 39 }, { event: 39 }])
      track(detail)
    expect(page.dataLayer).toMatchObject([{ event: 26 }, { event: 39 }, { event: 39 }])
  })

  it('logs a warning for a failing data layer, and does not block the press [TRACK-16]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    page.dataLayer = Object.freeze([]) as unknown as object[]
    const went = jest.fn()
    render(
      <>
        <Tracker sink={layer} />
        <button type="button" data-track="61" onClick={went}>
          Print
        </button>
      </>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(warn).toHaveBeenCalledWith('Event 61 did not reach the tag manager.', expect.any(Error))
    expect(went).toHaveBeenCalledTimes(1)
  })

  it('posts to a sink with a URL, and logs a warning when it is unreachable [TRACK-16]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const sent: unknown[] = []
    window.fetch = async (...args) => {
      if (sent.push(args) > 1) throw new TypeError('Failed to fetch')
      return {} as Response
    }
    render(<Tracker sink={address} />)
    track({ event: 25 })
    track({ event: 25 })
    expect(sent[0]).toEqual([
      'https://events.example/',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify({ event: 25, sink: 'events.example', page: '/cars/rio' }),
        keepalive: true,
      }),
    ])
    await new Promise(process.nextTick)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(page.dataLayer).toHaveLength(2)
  })
})

describe('a tracked page view', () => {
  it('is sent once [TRACK-11]', () => {
    render(
      <>
        <PageView event={4} />
        <PageView event={4} />
        <Tracker sink={layer} />
      </>,
    )
    expect(page.dataLayer).toEqual([{ event: 4, sink: 'G-DEMO', page: '/cars/rio' }])
  })
})
