import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { resolveSettings } from '@/domain/flags/resolve'
import { budgetView } from '@/domain/stock/budget/budget-view'
import { queryClient } from '@/ui/query/Queries'
import { inherited } from '~/tests/support/inherited'
import BudgetSearch from './budget-search-form.island'

const stock = {
  count: 12,
  lowest: 8990,
  highest: 119_990,
  bodies: [
    { value: 'SUV', label: 'SUV', count: 8 },
    { value: 'Ute', label: 'Ute', count: 4 },
    { value: 'Van', label: 'Van', count: 0 },
  ],
}

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const field = (name: string) => find(`[type="number"][name="${name}"]`)
const words = (selector: string) => find<HTMLElement>(selector).textContent?.replace(/\s+/g, ' ').trim()
const total = () => words('.budget-total')
const sum = () => words('.budget-sum')
const status = () => screen.getByRole('status').textContent
const none = () => [...document.querySelectorAll('.budget-none > *')].map(({ textContent }) => textContent)
const button = () => find<HTMLButtonElement>('.budget-show')
const countOf = (body: string) => words(`[data-body="${body}"] .count`)

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const slide = (slider: HTMLInputElement, value: string) => fireEvent.change(slider, { target: { value } })
const choose = (label: string) =>
  fireEvent.click(
    screen.getByLabelText(new RegExp(`^${label}`), { selector: '[type="radio"], [type="checkbox"]' }),
  )

interface Question {
  readonly address: URLSearchParams
  readonly signal: AbortSignal
  readonly answer: (count: number, lowest?: number | null, offer?: number | null) => Promise<void>
  readonly fail: () => Promise<void>
}
let requests: Question[]

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)))
const pause = () => act(async () => void (await jest.advanceTimersByTimeAsync(250)))

const { settings: metro } = resolveSettings({ template: 'metro' })
const form = (settings = metro, count = stock.count) => (
  <BudgetSearch id="budget" {...budgetView({ ...stock, count }, settings)} bodyLimit={4} />
)
const open = (...opening: Parameters<typeof form>) => render(form(...opening))

beforeEach(() => {
  jest.useFakeTimers()
  queryClient().clear()
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  requests = []
  window.fetch = jest.fn((address: string, { signal }: { signal: AbortSignal }) => {
    let resolve: (answer: unknown) => void = () => undefined
    const promise = new Promise((found, lost) => {
      resolve = found
      signal.addEventListener('abort', () => lost(new DOMException('given up', 'AbortError')))
    })
    requests.push({
      address: new URLSearchParams(address.split('?')[1]),
      signal,
      answer: async (count, lowest, offer = null) => {
        const facets = { body: [{ value: 'SUV', count }] }
        const hits = lowest === undefined ? [] : [{ price: lowest, offer_price: offer }]
        resolve({ ok: true, json: async () => ({ count, facets, hits }) })
        await settle()
      },
      fail: async () => {
        resolve({ ok: false, status: 503, json: async () => ({}) })
        await settle()
      },
    })
    return promise
  }) as unknown as typeof fetch
})

afterEach(() => jest.useRealTimers())

describe('a budget search', () => {
  it('opens with its default figures, and sends no request before they change [BUD-04, BUD-05]', () => {
    open()
    expect(total()).toBe('$38,000')
    expect(button().textContent).toContain('12')
    expect(requests).toEqual([])
  })

  it('states the term it calculates with [BUD-06]', () => {
    open()
    expect(document.body.textContent).toContain('Over a 5-year loan term.')
  })

  it('updates the total on every key, and requests the number of vehicles after a pause [BUD-03, SEARCH-03]', async () => {
    open()
    type('repayment', '7')
    expect(total()).toBe('$2,420')
    await act(async () => void (await jest.advanceTimersByTimeAsync(200)))
    type('repayment', '700')
    expect(sum()).toBe('60 monthly repayments of $700 and your deposit of $2,000.')
    await act(async () => void (await jest.advanceTimersByTimeAsync(249)))
    expect(requests).toHaveLength(0)
    await pause()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.address.get('range[price]')).toBe('1001:44000')
    await requests[0]?.answer(31)
    expect(words('.budget-show .tabular')).toBe('31')
    expect(countOf('SUV')).toBe('31')
    expect(countOf('Ute')).toBe('0')
    expect(status()).toBe('31 vehicles found')
  })

  it('counts no vehicles for a body type named like a property of every object', async () => {
    const bodies = inherited.map((name) => ({ value: name, label: name, count: 1 }))
    render(<BudgetSearch id="budget" {...budgetView({ ...stock, bodies }, metro)} bodyLimit={4} />)
    type('repayment', '700')
    await pause()
    await requests[0]?.answer(31)
    expect(inherited.map(countOf)).toEqual(['0', '0', '0', '0'])
  })

  it('accepts cents: the figures add up to the total, and nothing blocks the form [BUD-02, BUD-03]', async () => {
    open()
    type('repayment', '123.45')
    expect(sum()).toBe('60 monthly repayments of $123.45 and your deposit of $2,000.')
    expect(total()).toBe('$9,407')
    type('repayment', '650.5')
    type('deposit', '0.25')
    expect(sum()).toBe('60 monthly repayments of $650.50 and your deposit of $0.25.')
    expect(total()).toBe('$39,030.25')
    expect(field('repayment').validity.valid).toBe(true)
    await pause()
    expect(requests[0]?.address.get('range[price]')).toBe('1001:39030')
    // Hidden fields do not block the form, whatever they contain.
    expect(find<HTMLFormElement>('form').noValidate).toBe(true)
  })

  it('aborts a request that a later one replaces, and never shows its answer', async () => {
    open()
    type('repayment', '700')
    await pause()
    type('repayment', '800')
    await pause()
    expect(requests[0]?.signal.aborted).toBe(true)
    await requests[1]?.answer(40)
    await requests[0]?.answer(31)
    expect(words('.budget-show .tabular')).toBe('40')
  })

  it('shows two messages when the budget finds nothing, marks its figures and disables the button [BUD-08]', async () => {
    open()
    type('repayment', '10')
    type('deposit', '0')
    await pause()
    await requests[0]?.answer(0)
    expect(requests[1]?.address.get('range[price]')).toBe('1001:')
    expect(requests[1]?.address.get('sortBy')).toBe('price:asc')
    await requests[1]?.answer(40, 8990)
    expect(none()).toEqual(['0 Cars Found', 'No Cars found for this budget', 'Prices start at $8,990'])
    expect(button().disabled).toBe(true)
    expect(field('repayment').getAttribute('aria-invalid')).toBe('true')
    expect(field('deposit').getAttribute('aria-invalid')).toBe('true')
    expect(status()).toContain('0 Cars Found. No Cars found for this budget')
    type('repayment', '700')
    await pause()
    await requests[2]?.answer(31)
    expect(none()).toEqual([])
    expect(button().disabled).toBe(false)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('starts at the price that a card shows, which may be a reduced price [BUD-08, PRICE-02]', async () => {
    open()
    type('repayment', '10')
    type('deposit', '0')
    await pause()
    await requests[0]?.answer(0)
    await requests[1]?.answer(40, 9990, 8490)
    expect(none()).toContain('Prices start at $8,490')
  })

  it('disables the button of an initial budget that finds nothing, but only in the browser [BUD-08]', async () => {
    const holder = document.body.appendChild(document.createElement('div'))
    holder.innerHTML = renderToString(form(metro, 0))
    expect(none()).toEqual(['0 Cars Found', 'No Cars found for this budget'])
    expect(button().disabled).toBe(false)
    const errors: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(holder, form(metro, 0), { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(errors).toEqual([])
    expect(button().disabled).toBe(true)
    type('repayment', '700')
    await pause()
    await requests[0]?.answer(31)
    expect(button().disabled).toBe(false)
    act(() => root.unmount())
    holder.remove()
  })

  it('calculates with the fields’ current values when it hydrates', async () => {
    const holder = document.body.appendChild(document.createElement('div'))
    holder.innerHTML = renderToString(form())
    field('repayment').value = '700'
    find('[name="body"][value="Ute"]').checked = true
    const root = await act(async () => hydrateRoot(holder, form()))
    expect(total()).toBe('$44,000')
    await pause()
    expect(requests[0]?.address.getAll('refinementList[body][]')).toEqual(['Ute'])
    act(() => root.unmount())
    holder.remove()
  })

  it('marks no figure as invalid when a price band is empty', async () => {
    open()
    choose('Price')
    type('range[price][min]', '30000')
    type('range[price][max]', '31000')
    await pause()
    await requests.at(-1)?.answer(0)
    await requests.at(-1)?.answer(9, 8990)
    expect(button().disabled).toBe(true)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('switches to the other frequency with its own figure, label and slider [BUD-03, BUD-04]', async () => {
    open()
    choose('Weekly')
    expect(field('repayment').value).toBe('200')
    expect(total()).toBe('$54,000')
    expect(words('.budget-per')).toBe('a week')
    expect(find('[data-figure="repayment"] [type="range"]').max).toBe('470')
    type('repayment', '150')
    choose('Monthly')
    expect(field('repayment').value).toBe('650')
  })

  it('keeps fields and sliders in step, and typed amounts within their bounds [BUD-02]', () => {
    open()
    slide(find('[data-figure="deposit"] [type="range"]'), '5500')
    expect(field('deposit').value).toBe('5500')
    type('deposit', '2000000')
    expect(total()).toBe('$1,036,000')
    fireEvent.blur(field('deposit'))
    expect(field('deposit').value).toBe('1000000')
    type('deposit', '')
    expect(total()).toBe('$36,000')
  })

  it('accepts a price instead, by slider or with one tap [BUD-09, BUD-10]', async () => {
    open()
    choose('Price')
    expect(sum()).toBe('The highest price you would pay.')
    fireEvent.click(screen.getByRole('button', { name: 'Up to $20,000' }))
    expect(field('range[price][max]').value).toBe('20000')
    await pause()
    expect(requests.at(-1)?.address.get('range[price]')).toBe('1001:20000')
  })

  it('shows no maximum price where none is set [BUD-07]', async () => {
    open()
    choose('Price')
    const [low, high] = [
      find('[data-part="price"] [data-end="min"]'),
      find('[data-part="price"] [data-end="max"]'),
    ]
    slide(high, high.max)
    expect(field('range[price][max]').value).toBe('')
    expect(total()).toBe('Any price')
    expect(sum()).toBe('No highest price is set.')
    slide(low, '20000')
    expect(total()).toBe('Any price')
    choose('Repayments')
    expect(total()).toBe('$38,000')
    choose('Price')
    slide(high, '60000')
    expect(total()).toBe('$60,000')
  })

  it('keeps its total when the shopper switches to price and back [BUD-03]', () => {
    open()
    choose('Weekly')
    expect(total()).toBe('$54,000')
    choose('Price')
    expect(total()).toBe('$54,000')
    expect(field('range[price][max]').value).toBe('54000')
    type('range[price][max]', '20000')
    choose('Repayments')
    expect(total()).toBe('$20,000')
    expect(sum()).toBe('260 weekly repayments of $69 and your deposit of $2,060.')
  })

  it('searches for the chosen body types [BUD-01]', async () => {
    open()
    choose('Ute')
    choose('SUV')
    await pause()
    expect(requests[0]?.address.getAll('refinementList[body][]')).toEqual(['SUV', 'Ute'])
  })

  it('still links to the results when the number of vehicles is unknown', async () => {
    open()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    type('repayment', '700')
    await pause()
    await requests[0]?.fail()
    expect(button().textContent).toBe('Show results')
    expect(button().disabled).toBe(false)
    expect(screen.getByRole('alert').textContent).toContain(
      'We could not count the vehicles for this budget.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests).toHaveLength(2)
  })

  it('says motorcycles on a website that sells them [TEN-15]', async () => {
    open(resolveSettings({ template: 'throttle', tenant: { 'price.visible': true } }).settings)
    type('repayment', '1')
    await pause()
    await requests[0]?.answer(0)
    await requests[1]?.answer(0)
    expect(none()).toContain('0 Motorcycles Found')
  })
})
