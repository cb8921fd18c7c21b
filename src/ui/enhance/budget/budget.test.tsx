import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { resolveSettings } from '@/domain/flags/resolve'
import { realPrice } from '@/domain/pricing/advertised-price'
import { budgetTerms, budgetTotal, otherRepayment, readFigure } from '@/domain/stock/budget/budget'
import { isBelowMinimum, priceWindow } from '@/domain/stock/budget/price-window'
import { resultsNoun } from '@/domain/stock/search/results-count'
import { BudgetForm } from '@/ui/budget/BudgetForm'
import { forgetPageListeners } from '~/tests/support/page-listeners'
import { countUp } from '../search/count-up'
import { slideRanges } from '../search/slide-ranges'
import { askBudget } from './ask-budget'
import { liveBudget } from './live-budget'
import { readBudgetForm } from './read-budget-form'
import { showBudget } from './show-budget'

forgetPageListeners()

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
const form = () => find<HTMLFormElement>('form')
const words = (selector: string) => find<HTMLElement>(selector).textContent?.replace(/\s+/g, ' ').trim()

function type(name: string, value: string) {
  const field = find(`[name="${name}"]`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(name: string, value: string) {
  const choice = find(`[name="${name}"][value="${value}"]`)
  choice.checked = true
  choice.dispatchEvent(new Event('input', { bubbles: true }))
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

interface Question {
  readonly address: URLSearchParams
  readonly signal: AbortSignal
  readonly answer: (count: number, lowest?: number | null, offer?: number | null) => Promise<void>
  readonly fail: () => Promise<void>
}
let asked: Question[]

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)))
/** Lets the pause after typing pass. */
const pause = () => act(async () => void (await jest.advanceTimersByTimeAsync(250)))

function send(settings = resolveSettings({ template: 'metro' }).settings, count = stock.count) {
  document.body.innerHTML = renderToStaticMarkup(
    <BudgetForm id="budget" stock={{ ...stock, count }} settings={settings} bodyLimit={4} />,
  )
  return settings
}

function open(...opening: Parameters<typeof send>) {
  const settings = send(...opening)
  slideRanges()
  liveBudget(
    { ...budgetTerms, usualMonthly: 600, usualWeekly: 200, wording: settings['site.vehicleWording'] },
    {
      askBudget,
      budgetTotal,
      countUp,
      isBelowMinimum,
      otherRepayment,
      priceWindow,
      readBudgetForm,
      readFigure,
      realPrice,
      resultsNoun,
      showBudget,
    },
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom lacks both.
  Object.assign(AbortSignal, {
    any: ([own]: AbortSignal[]) => own,
    timeout: () => new AbortController().signal,
  })
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  asked = []
  global.fetch = jest.fn((address: string, { signal }: { signal: AbortSignal }) => {
    let resolve: (answer: unknown) => void = () => undefined
    const promise = new Promise((found, lost) => {
      resolve = found
      signal.addEventListener('abort', () => lost(new DOMException('given up', 'AbortError')))
    })
    asked.push({
      address: new URLSearchParams(address.split('?')[1]),
      signal,
      answer: async (count, lowest, offer = null) => {
        const facets = { body: [{ value: 'SUV', count }] }
        const hits = lowest === undefined ? [] : [{ price: lowest, offer_price: offer }]
        resolve({ ok: true, json: async () => ({ count, facets, hits }) })
        await settle()
      },
      fail: async () => {
        resolve({ ok: false, status: 503 })
        await settle()
      },
    })
    return promise
  }) as unknown as typeof fetch
  open()
})

afterEach(() => jest.useRealTimers())

describe('a budget search', () => {
  it('opens with its own figures, and asks nothing before they change [BUD-04, BUD-05]', () => {
    expect(words('[data-budget-total]')).toBe('$38,000')
    expect(words('[data-budget-show] [data-when="known"]')).toContain('12')
    expect(asked).toEqual([])
  })

  it('says over which term it reckons [BUD-06]', () => {
    expect(form().textContent).toContain('Over a 5-year loan term.')
  })

  it('tells the total at every key, and asks for what it buys after a pause [BUD-03, SEARCH-03]', async () => {
    type('repayment', '7')
    expect(words('[data-budget-total]')).toBe('$2,420')
    await act(async () => void (await jest.advanceTimersByTimeAsync(200)))
    type('repayment', '700')
    expect(words('[data-budget-sum]')).toBe('60 monthly repayments of $700 and your deposit of $2,000.')
    await act(async () => void (await jest.advanceTimersByTimeAsync(249)))
    expect(asked).toHaveLength(0)
    await pause()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.address.get('range[price]')).toBe('1001:44000')
    await asked[0]?.answer(31)
    expect(words('[data-count]')).toBe('31')
    expect(words('[data-body="SUV"] .count')).toBe('31')
    expect(words('[data-body="Ute"] .count')).toBe('0')
    expect(words('[role="status"]')).toBe('31 vehicles found')
  })

  it('takes cents: the sum comes to the total, and nothing holds the form back [BUD-02, BUD-03]', async () => {
    type('repayment', '123.45')
    expect(words('[data-budget-sum]')).toBe('60 monthly repayments of $123.45 and your deposit of $2,000.')
    expect(words('[data-budget-total]')).toBe('$9,407')
    type('repayment', '650.5')
    type('deposit', '0.25')
    expect(words('[data-budget-sum]')).toBe('60 monthly repayments of $650.50 and your deposit of $0.25.')
    expect(words('[data-budget-total]')).toBe('$39,030.25')
    expect(find('[name="repayment"]').validity.valid).toBe(true)
    await pause()
    expect(asked[0]?.address.get('range[price]')).toBe('1001:39030')
    // What is put away stands in the way of nothing either, whatever it holds.
    expect(form().noValidate).toBe(true)
  })

  it('gives up a question that a later one overtakes, and never shows its answer', async () => {
    type('repayment', '700')
    await pause()
    type('repayment', '800')
    await pause()
    expect(asked[0]?.signal.aborted).toBe(true)
    await asked[1]?.answer(40)
    await asked[0]?.answer(31)
    expect(words('[data-count]')).toBe('40')
  })

  it('says twice that a budget buys nothing, marks its figures and disables the button [BUD-08]', async () => {
    type('repayment', '10')
    type('deposit', '0')
    await pause()
    await asked[0]?.answer(0)
    expect(asked[1]?.address.get('range[price]')).toBe('1001:')
    expect(asked[1]?.address.get('sortBy')).toBe('price:asc')
    await asked[1]?.answer(40, 8990)
    const none = find<HTMLElement>('[data-budget-none]')
    expect(none.hidden).toBe(false)
    expect([...none.children].map(({ textContent }) => textContent)).toEqual([
      '0 Cars Found',
      'No Cars found for this budget',
      'Prices start at $8,990',
    ])
    expect(find('[data-budget-show]').disabled).toBe(true)
    expect(find('[name="repayment"]').getAttribute('aria-invalid')).toBe('true')
    expect(find('[name="deposit"]').getAttribute('aria-invalid')).toBe('true')
    expect(words('[role="status"]')).toContain('0 Cars Found. No Cars found for this budget')
    type('repayment', '700')
    await pause()
    await asked[2]?.answer(31)
    expect(none.hidden).toBe(true)
    expect(find('[data-budget-show]').disabled).toBe(false)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('starts at the price that a card shows, which may be a reduced one [BUD-08, PRICE-02]', async () => {
    type('repayment', '10')
    type('deposit', '0')
    await pause()
    await asked[0]?.answer(0)
    await asked[1]?.answer(40, 9990, 8490)
    expect(words('[data-budget-none]')).toContain('Prices start at $8,490')
  })

  it('disables the button of an opening budget that buys nothing by its script alone [BUD-08]', async () => {
    send(undefined, 0)
    expect(find<HTMLElement>('[data-budget-none]').hidden).toBe(false)
    expect(find('[data-budget-show]').disabled).toBe(false)
    open(undefined, 0)
    expect(find('[data-budget-show]').disabled).toBe(true)
    type('repayment', '700')
    await pause()
    await asked[0]?.answer(31)
    expect(find('[data-budget-show]').disabled).toBe(false)
  })

  it('blames no figure for a band of prices in which nothing happens to be', async () => {
    choose('by', 'price')
    type('range[price][min]', '30000')
    type('range[price][max]', '31000')
    await pause()
    await asked.at(-1)?.answer(0)
    await asked.at(-1)?.answer(9, 8990)
    expect(find('[data-budget-show]').disabled).toBe(true)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('turns to the other frequency with its own figure, words and slider [BUD-03, BUD-04]', async () => {
    choose('frequency', 'weekly')
    expect(find('[name="repayment"]').value).toBe('200')
    expect(words('[data-budget-total]')).toBe('$54,000')
    expect(words('[data-budget-per]')).toBe('a week')
    expect(find('[data-figure="repayment"] [type="range"]').max).toBe('470')
    type('repayment', '150')
    choose('frequency', 'monthly')
    expect(find('[name="repayment"]').value).toBe('650')
  })

  it('keeps fields and sliders together, and what is typed within its bounds [BUD-02]', () => {
    const slider = find('[data-figure="deposit"] [type="range"]')
    slider.value = '5500'
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    expect(find('[name="deposit"]').value).toBe('5500')
    type('deposit', '2000000')
    expect(words('[data-budget-total]')).toBe('$1,036,000')
    find('[name="deposit"]').dispatchEvent(new Event('change', { bubbles: true }))
    expect(find('[name="deposit"]').value).toBe('1000000')
    type('deposit', '')
    expect(words('[data-budget-total]')).toBe('$36,000')
  })

  it('takes a price instead, by its slider or with one tap [BUD-09, BUD-10]', async () => {
    choose('by', 'price')
    expect(words('[data-budget-sum]')).toBe('The highest price you would pay.')
    find<HTMLButtonElement>('[name="upTo"][value="20000"]').click()
    expect(find('[name="range[price][max]"]').value).toBe('20000')
    await pause()
    expect(asked.at(-1)?.address.get('range[price]')).toBe('1001:20000')
  })

  it('names no highest price where none is set [BUD-07]', async () => {
    choose('by', 'price')
    const [low, high] = [
      find('[data-part="price"] [data-end="min"]'),
      find('[data-part="price"] [data-end="max"]'),
    ]
    high.value = high.max
    high.dispatchEvent(new Event('input', { bubbles: true }))
    expect(find('[name="range[price][max]"]').value).toBe('')
    expect(words('[data-budget-total]')).toBe('Any price')
    expect(words('[data-budget-sum]')).toBe('No highest price is set.')
    low.value = '20000'
    low.dispatchEvent(new Event('input', { bubbles: true }))
    expect(words('[data-budget-total]')).toBe('Any price')
    high.value = '60000'
    high.dispatchEvent(new Event('input', { bubbles: true }))
    expect(words('[data-budget-total]')).toBe('$60,000')
    choose('by', 'repayment')
    expect(words('[data-budget-total]')).toBe('$38,000')
  })

  it('asks for the chosen bodies [BUD-01]', async () => {
    choose('body', 'Ute')
    choose('body', 'SUV')
    await pause()
    expect(asked[0]?.address.getAll('refinementList[body][]')).toEqual(['SUV', 'Ute'])
  })

  it('still leads to the results when nobody can say how many there are', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    type('repayment', '700')
    await pause()
    await asked[0]?.fail()
    expect(form().dataset.state).toBe('unknown')
    expect(find('[data-budget-show]').disabled).toBe(false)
  })

  it('speaks of motorcycles where those are sold [TEN-15]', async () => {
    open(resolveSettings({ template: 'throttle', tenant: { 'price.visible': true } }).settings)
    type('repayment', '1')
    await pause()
    await asked[0]?.answer(0)
    await asked[1]?.answer(0)
    expect(words('[data-budget-none]')).toContain('0 Motorcycles Found')
  })
})
