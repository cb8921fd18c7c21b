import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DELIVERY_UNAVAILABLE } from '@/domain/delivery/delivery-estimate'
import { pricesDelivery } from '@/domain/delivery/delivery-zones'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { queryClient } from '@/ui/query/Queries'
import { vehicle } from '~/tests/support/vehicle'
import { DeliveryCalculator } from './DeliveryCalculator'
import { DeliveryView } from './DeliveryView'

const zones = [{ name: 'Metro', upToKm: 50, price: 0 }]
const priced = { 'runningCosts.deliveryZones': zones, 'integrations.deliveryUrl': '' }
const unpriced = { ...priced, 'runningCosts.deliveryZones': [] }
const estimate = {
  price: 350,
  name: 'Darling Downs',
  priceText: '$350',
  distanceText: 'about 109 km from Moorooka',
  text: 'Darling Downs: $350, about 109 km from Moorooka.',
}

const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const form = () => find<HTMLFormElement>('form')
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your postcode' })
const shown = () => find('.delivery-answer > [data-shown]').textContent
const problem = () => screen.getByRole('alert').textContent
const status = () => screen.getByRole('status').textContent
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(500)))

interface Answer {
  readonly body?: unknown
  readonly status?: number
}

const ok = (body: unknown) => async (): Promise<Answer> => ({ body })

let requests: string[]
let answers: (() => Promise<Answer>)[]

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  queryClient().clear()
  requests = []
  answers = []
  window.fetch = jest.fn(async (address: string) => {
    requests.push(address)
    const { body, status = 200 } = (await answers.shift()?.()) ?? {}
    return { ok: status < 300, status, json: async () => body }
  }) as unknown as typeof fetch
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const open = (settings = priced, changes: Partial<Vehicle> = {}) =>
  render(<DeliveryCalculator vehicle={vehicle(changes)} isPriced={pricesDelivery(settings)} />)

async function ask(postcode: string, ...given: (() => Promise<Answer>)[]) {
  answers.push(...given)
  fireEvent.change(field(), { target: { value: postcode } })
  fireEvent.submit(form())
  await settle()
}

describe('the delivery calculator', () => {
  it('accepts a postcode and shows price, region and distance in place [DEL-01, DEL-03, DEL-05]', async () => {
    open()
    await ask('4350', ok(estimate))
    expect(requests).toEqual(['/api/delivery?vehicle=kia-rio&postcode=4350'])
    expect(form().dataset.state).toBe('estimate')
    expect(shown()).toBe('$350Darling Downsabout 109 km from Moorooka')
    expect(status()).toBe(estimate.text)
  })

  it.each([
    ['', 'Please enter a postcode.'],
    ['43', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('requires a postcode when it is given %p, and sends no request [DEL-02]', async (typed, expected) => {
    open()
    await ask(typed)
    expect(problem()).toBe(expected)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    expect(requests).toEqual([])
  })

  it('starts with the shopper’s last postcode, also from the search', async () => {
    open()
    await ask('4350', ok(estimate))
    cleanup()
    open()
    expect(field().value).toBe('4350')
  })

  it('says that a place has no estimate, and drops the message for the next one [DEL-04]', async () => {
    open()
    await ask('6000', ok({ price: null, name: null, text: DELIVERY_UNAVAILABLE }))
    expect(form().dataset.state).toBe('unavailable')
    expect(shown()).toBe(DELIVERY_UNAVAILABLE)
    expect(status()).toBe(DELIVERY_UNAVAILABLE)
    await ask('4350', ok(estimate))
    expect(form().dataset.state).toBe('estimate')
  })

  it('shows the server’s rejection [DEL-02]', async () => {
    open()
    await ask('4350', async () => ({
      status: 404,
      body: { error: { field: 'vehicle', message: 'This vehicle does not exist.' } },
    }))
    expect(problem()).toBe('This vehicle does not exist.')
  })

  it('renders a region as plain text [DEL-06]', async () => {
    open()
    await ask('4350', ok({ ...estimate, name: '<img src=x onerror=alert(1)>' }))
    expect(find('.delivery-price span').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })

  it('shows the answer for the last postcode when answers overtake each other [DEL-03]', async () => {
    open()
    let first: (answer: Answer) => void = () => undefined
    await ask('6000', () => new Promise((resolve) => (first = resolve)))
    await ask('4350', ok(estimate))
    first({ body: { price: null, name: null, text: DELIVERY_UNAVAILABLE } })
    await settle()
    expect(form().dataset.state).toBe('estimate')
  })

  it('ignores an earlier answer after a rejection [DEL-02]', async () => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    window.fetch = jest.fn(
      (_, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ) as unknown as typeof fetch
    await ask('4350')
    expect(form().getAttribute('aria-busy')).toBe('true')
    await ask('')
    expect(problem()).toBe('Please enter a postcode.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(form().getAttribute('aria-busy')).toBeNull()
    expect(failures).not.toHaveBeenCalled()
  })

  it('hides the earlier price while the next request is pending [DEL-01]', async () => {
    open()
    await ask('4350', ok(estimate))
    let answer: (given: Answer) => void = () => undefined
    await ask('6000', () => new Promise((resolve) => (answer = resolve)))
    expect(form().dataset.state).toBe('asking')
    expect(shown()).toBe('Looking up the price of delivery…')
    expect(status()).toBe('')
    answer({ body: estimate })
    await settle()
    expect(form().dataset.state).toBe('estimate')
  })

  it('accepts a pasted postcode with spaces around it [DEL-01]', async () => {
    open()
    expect(field().maxLength).toBeGreaterThan(' 4350 '.length)
    await ask(' 4350 ', ok(estimate))
    expect(requests).toEqual(['/api/delivery?vehicle=kia-rio&postcode=4350'])
  })

  it.each<[string, () => Promise<Answer>, number]>([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), 2],
    ['the answer is no JSON', () => Promise.reject(new SyntaxError('Unexpected token')), 2],
    ['the server fails', async () => ({ status: 503, body: { error: { message: 'not now' } } }), 1],
  ])('suggests a retry when %s, and does not blame the postcode [DEL-01]', async (_, answer, times) => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    await ask('4350', ...Array.from({ length: times }, () => answer))
    expect(problem()).toBe('We could not get a price just now. Please try again.')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(failures).toHaveBeenCalledTimes(1)
    await ask('4350', ok(estimate))
    expect(form().dataset.state).toBe('estimate')
  })

  it('is a plain form that submits to a page without JavaScript [DEL-01]', () => {
    open()
    expect(form().method).toBe('get')
    expect(form().getAttribute('action')).toBe('/delivery-estimate')
    expect(find<HTMLInputElement>('[name="vehicle"]').value).toBe('kia-rio')
    expect(field().labels?.[0]?.textContent).toBe('Your postcode')
  })

  it('only shows the vehicle’s location on a site without delivery prices [DEL-01]', () => {
    const { unmount } = open(unpriced)
    expect(find('h2').textContent).toBe('Delivery from Perth, WA')
    expect(document.body.textContent).toContain('Ask us what it costs to your door.')
    expect(document.querySelector('form')).toBeNull()
    unmount()
    open({ ...unpriced, 'integrations.deliveryUrl': 'https://delivery.example' })
    expect(document.querySelector('form')).not.toBeNull()
  })

  it.each<[string, Partial<Vehicle>]>([['sold', { status: 'sold' }]])(
    'is absent for a vehicle that is %s',
    (_, changes) => {
      expect(open(priced, changes).container.innerHTML).toBe('')
    },
  )
})

describe('the delivery page', () => {
  const show = (
    answer: Parameters<typeof DeliveryView>[0]['answer'],
    number: string | null = '07 5550 0100',
    requests: Vehicle | null = vehicle(),
  ) => {
    cleanup()
    render(
      <DeliveryView
        vehicle={requests}
        postcode="4350"
        answer={answer}
        freeText="On us"
        number={number}
        numberShown
      />,
    )
    return form().dataset.state
  }

  it('shows price, region and distance [DEL-05, DEL-06]', () => {
    expect(show({ kind: 'estimate', estimate: { price: 0, name: 'Metro', km: 12, from: 'Perth' } })).toBe(
      'estimate',
    )
    expect(shown()).toBe('On usMetroabout 12 km from Perth')
    expect(field().value).toBe('4350')
  })

  it('shows an invalid postcode, and that there is no estimate [DEL-02, DEL-04]', () => {
    expect(show({ kind: 'refused', field: 'postcode', message: 'Please enter a postcode.' })).toBe('refused')
    expect(problem()).toBe('Please enter a postcode.')
    expect(show({ kind: 'unavailable', message: DELIVERY_UNAVAILABLE })).toBe('unavailable')
  })

  it('links to the vehicle’s enquiry and the phone number where there is no estimate [DEL-04]', () => {
    const ways = () =>
      [...document.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /#|^tel:/.test(href))
    const unavailable = { kind: 'unavailable', message: DELIVERY_UNAVAILABLE } as const
    show(unavailable)
    expect(shown()).toBe(DELIVERY_UNAVAILABLE)
    expect(ways()).toEqual([`${vehicle().path}#contact`, 'tel:0755500100'])
    show(unavailable, null, null)
    expect(ways()).toEqual([])
    show({ kind: 'refused', field: 'postcode', message: 'Please enter a postcode.' })
    expect(ways()).toEqual([])
  })
})
