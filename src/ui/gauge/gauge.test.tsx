import { act, render, screen } from '@testing-library/react'
import { dollars } from '@/domain/money/money'
import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { queryClient } from '@/ui/query/Queries'
import { PriceGauge } from './PriceGauge'

const gauge = {
  fill: 0.7,
  listing_price: dollars(18_990),
  market_range_min: dollars(17_000),
  market_range_max: dollars(23_500),
  confidence: 0.8,
  description: 'Priced below 7 of 10.',
}
const ADDRESS = '/cars/kia-rio/autogauge'
const late: GaugeSlot = { kind: 'late', address: ADDRESS }

const section = () => screen.getByLabelText('Price guide', { selector: 'section' })
const words = () => section().querySelector('.gauge-words')?.textContent
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(500)))

interface Answer {
  status?: number
  body?: unknown
  error?: Error
}

let see: (isIntersecting: boolean) => void
let margins: (string | undefined)[]
let failures: unknown[][]
let requests: string[]
let answer: Answer

beforeEach(() => {
  jest.useFakeTimers()
  queryClient().clear()
  const watching = new Set<(seen: boolean) => void>()
  margins = []
  failures = []
  requests = []
  see = (isIntersecting) =>
    act(() => {
      for (const report of [...watching]) report(isIntersecting)
    })
  window.IntersectionObserver = class {
    report: (seen: boolean) => void
    constructor(callback: (entries: unknown[]) => void, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin)
      this.report = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {
      watching.add(this.report)
    }
    disconnect() {
      watching.delete(this.report)
    }
  } as unknown as typeof IntersectionObserver
  jest.spyOn(console, 'error').mockImplementation((...parts) => failures.push(parts))
  window.fetch = jest.fn(async (address: string) => {
    requests.push(address)
    if (answer.error) throw answer.error
    const { status = 200, body = null } = answer
    return {
      ok: status < 300,
      status,
      json: async () => (typeof body === 'string' ? JSON.parse(body) : body),
    }
  }) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

const open = (slot: GaugeSlot | null) => render(<PriceGauge slot={slot} />)

async function openLate(given: Answer) {
  answer = given
  open(late)
  see(true)
  await settle()
}

describe('a price gauge in the page’s HTML', () => {
  it('shows its label, range and description in words, and does not call the dealer’s stock the market [GAUGE-09, GAUGE-10]', () => {
    open({ kind: 'ready', gauge })
    expect(words()).toBe('Great DealOur similar stock $17,000 to $23,500Priced below 7 of 10.')
    expect(section().dataset).toMatchObject({ state: 'shown', level: 'high' })
    expect(section().style.getPropertyValue('--fill')).toBe('0.7')
    expect(requests).toEqual([])
  })

  it('animates once, when it is seen [GAUGE-05]', () => {
    open({ kind: 'ready', gauge })
    see(false)
    expect(section().dataset.seen).toBeUndefined()
    see(true)
    expect(section().dataset.seen).toBe('')
    see(false)
    expect(section().dataset.seen).toBe('')
  })

  it.each([
    ['its confidence is 0.2', { ...gauge, confidence: 0.2 }],
    ['its range ends below the price', { ...gauge, market_range_max: dollars(18_989) }],
  ])('is absent when %s [GAUGE-07, GAUGE-08]', (_, found) => {
    expect(open({ kind: 'ready', gauge: found }).container.innerHTML).toBe('')
  })

  it('is absent without a slot', () => {
    expect(open(null).container.innerHTML).toBe('')
  })
})

describe('a price gauge that loads late', () => {
  it('is a skeleton until it is near the viewport, then shown [GAUGE-01, GAUGE-04]', async () => {
    answer = { body: gauge }
    open(late)
    expect(section().dataset.state).toBe('loading')
    expect(section().getAttribute('aria-busy')).toBe('true')
    expect(margins).toEqual(['300px 0px'])
    see(false)
    expect(requests).toEqual([])
    see(true)
    await settle()
    expect(requests).toEqual([ADDRESS])
    expect(section().dataset).toMatchObject({ state: 'shown', level: 'high' })
    expect(section().getAttribute('aria-busy')).toBeNull()
    expect(words()).toBe('Great DealMarket range $17,000 to $23,500Priced below 7 of 10.')
    expect(failures).toEqual([])
  })

  it('renders the service’s text without interpreting HTML [GAUGE-01]', async () => {
    await openLate({ body: { ...gauge, description: '<img src=x onerror=alert(1)>' } })
    expect(words()).toContain('<img src=x onerror=alert(1)>')
    expect(section().querySelector('img')).toBeNull()
  })

  it.each<[string, Answer]>([
    ['too little confidence', { body: { ...gauge, confidence: 0.1 } }],
    ['a price above the range', { body: { ...gauge, market_range_max: 18_000 } }],
    ['nothing to say', { status: 204 }],
  ])('is hidden for %s, without a log entry [GAUGE-04, GAUGE-07, GAUGE-08]', async (_, given) => {
    await openLate(given)
    expect(section().dataset.state).toBe('leaving')
    expect(failures).toEqual([])
  })

  it.each<[string, Answer, number]>([
    ['an empty answer', { body: '' }, 2],
    ['a failed service', { status: 502 }, 1],
    ['a lost connection', { error: new TypeError('Failed to fetch') }, 2],
    ['an answer that is no JSON', { body: '<html>' }, 2],
  ])('is hidden for %s, and logged once [GAUGE-02, GAUGE-03]', async (_, given, times) => {
    await openLate(given)
    expect(section().dataset.state).toBe('leaving')
    expect(requests).toHaveLength(times)
    expect(failures).toEqual([['Failed to fetch auto gauge data.', expect.any(Error)]])
  })

  it('keeps its space while it is in view, and collapses once it is not [GAUGE-04]', async () => {
    await openLate({ status: 204 })
    see(true)
    expect(section().hidden).toBe(false)
    see(false)
    expect(section().hidden).toBe(true)
  })
})
