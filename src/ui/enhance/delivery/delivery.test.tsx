import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DELIVERY_UNAVAILABLE } from '@/domain/delivery/delivery-estimate'
import { postcodeProblem } from '@/domain/delivery/delivery-postcode'
import type { Vehicle } from '@/domain/stock/vehicle'
import { DeliveryCalculator } from '@/ui/delivery/DeliveryCalculator'
import { DeliveryView } from '@/ui/delivery/DeliveryView'
import { vehicle } from '~/tests/support/vehicle'
import { askDelivery } from './ask-delivery'

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
const field = () => find<HTMLInputElement>('[name="postcode"]')
const status = () => find('[data-delivery-status]').textContent
const settle = () => act(async () => undefined)

let asked: string[]
let answers: (() => Promise<unknown>)[]

beforeEach(() => {
  asked = []
  answers = []
  Object.assign(AbortSignal, {
    any: ([own]: AbortSignal[]) => own,
    timeout: () => new AbortController().signal,
  })
  global.fetch = jest.fn(async (address: string) => {
    asked.push(address)
    return { json: answers.shift() }
  }) as unknown as typeof fetch
})

afterEach(() => jest.restoreAllMocks())

const draw = (settings: typeof priced, changes: Partial<Vehicle> = {}) => {
  document.body.innerHTML = renderToStaticMarkup(
    <DeliveryCalculator vehicle={vehicle(changes)} settings={settings} />,
  )
}

async function ask(postcode: string, ...given: (() => Promise<unknown>)[]) {
  answers.push(...given)
  field().value = postcode
  form().requestSubmit()
  await settle()
}

function open() {
  draw(priced)
  askDelivery(null, { postcodeProblem })
}

describe('the delivery calculator', () => {
  it('takes a postcode and shows price, region and distance on the spot [DEL-01, DEL-03, DEL-05]', async () => {
    open()
    await ask('4350', async () => estimate)
    expect(asked).toEqual(['/api/delivery?vehicle=kia-rio&postcode=4350'])
    expect(form().dataset.state).toBe('estimate')
    expect(find('[data-when="estimate"]').textContent).toBe('$350Darling Downsabout 109 km from Moorooka')
    expect(status()).toBe(estimate.text)
  })

  it.each([
    ['', 'Please enter a postcode.'],
    ['43', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('asks for a postcode when it is given %p, and asks nobody else [DEL-02]', async (typed, problem) => {
    open()
    await ask(typed)
    expect(find('[data-delivery-problem]').textContent).toBe(problem)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    expect(asked).toEqual([])
  })

  it('says that there is no estimate for a place, and forgets it for the next [DEL-04]', async () => {
    open()
    await ask('6000', async () => ({ price: null, name: null, text: DELIVERY_UNAVAILABLE }))
    expect(form().dataset.state).toBe('unavailable')
    expect(find('[data-when="unavailable"]').textContent).toBe(DELIVERY_UNAVAILABLE)
    expect(status()).toBe(DELIVERY_UNAVAILABLE)
    await ask('4350', async () => estimate)
    expect(form().dataset.state).toBe('estimate')
  })

  it('shows what the server refuses [DEL-02]', async () => {
    open()
    await ask('4350', async () => ({
      error: { field: 'vehicle', message: 'There is no such vehicle here.' },
    }))
    expect(find('[data-delivery-problem]').textContent).toBe('There is no such vehicle here.')
  })

  it('takes a region for text [DEL-06]', async () => {
    open()
    await ask('4350', async () => ({ ...estimate, name: '<img src=x onerror=alert(1)>' }))
    expect(find('[data-delivery-name]').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })

  it('goes by the last postcode when answers overtake each other [DEL-03]', async () => {
    open()
    let first: (answer: unknown) => void = () => undefined
    await ask('6000', () => new Promise((resolve) => (first = resolve)))
    await ask('4350', async () => estimate)
    first({ price: null, name: null, text: DELIVERY_UNAVAILABLE })
    await settle()
    expect(form().dataset.state).toBe('estimate')
  })

  it('lets what was asked before say nothing over a refusal [DEL-02]', async () => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    global.fetch = jest.fn(
      (_, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ) as unknown as typeof fetch
    await ask('4350')
    expect(form().getAttribute('aria-busy')).toBe('true')
    await ask('')
    expect(find('[data-delivery-problem]').textContent).toBe('Please enter a postcode.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(form().getAttribute('aria-busy')).toBeNull()
    expect(failures).not.toHaveBeenCalled()
  })

  it('shows no earlier price while the next is being asked [DEL-01]', async () => {
    open()
    await ask('4350', async () => estimate)
    let answer: (given: unknown) => void = () => undefined
    await ask('6000', () => new Promise((resolve) => (answer = resolve)))
    expect(form().dataset.state).toBe('asking')
    expect(find('[data-when="asking"]').textContent).toBe('Looking up the price of delivery…')
    expect(status()).toBe('')
    answer(estimate)
    await settle()
    expect(form().dataset.state).toBe('estimate')
  })

  it('takes a postcode that was pasted with spaces around it [DEL-01]', async () => {
    open()
    expect(field().maxLength).toBeGreaterThan(' 4350 '.length)
    await ask(' 4350 ', async () => estimate)
    expect(asked).toEqual(['/api/delivery?vehicle=kia-rio&postcode=4350'])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is no JSON', () => Promise.reject(new SyntaxError('Unexpected token'))],
    ['the server is not well', async () => ({ error: { message: 'not at the moment' } })],
  ])('says that it may be tried again when %s, and blames no postcode [DEL-01]', async (_, answer) => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    await ask('4350', answer)
    expect(find('[role="alert"]').textContent).toBe('We could not get a price just now. Please try again.')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(failures).toHaveBeenCalledTimes(1)
    await ask('4350', async () => estimate)
    expect(form().dataset.state).toBe('estimate')
  })

  it('is a plain form that leads to a page where no scripts run [DEL-01]', () => {
    draw(priced)
    expect(form().method).toBe('get')
    expect(form().getAttribute('action')).toBe('/delivery-estimate')
    expect(find<HTMLInputElement>('[name="vehicle"]').value).toBe('kia-rio')
    expect(field().labels?.[0]?.textContent).toBe('Your postcode')
  })

  it('only says where the vehicle stands on a site without prices of delivery [DEL-01]', () => {
    draw(unpriced)
    expect(find('h2').textContent).toBe('Delivery from Perth, WA')
    expect(document.body.textContent).toContain('Ask us what it costs to your door.')
    expect(document.querySelector('form')).toBeNull()
    draw({ ...unpriced, 'integrations.deliveryUrl': 'https://delivery.example' })
    expect(document.querySelector('form')).not.toBeNull()
  })

  it.each<[string, Partial<Vehicle>]>([['sold', { status: 'sold' }]])(
    'is not there for what is %s',
    (_, changes) => {
      draw(priced, changes)
      expect(document.body.innerHTML).toBe('')
    },
  )
})

describe('the page that answers a delivery form', () => {
  const show = (
    answer: Parameters<typeof DeliveryView>[0]['answer'],
    number: string | null = '07 5550 0100',
    asked: Vehicle | null = vehicle(),
  ) => {
    document.body.innerHTML = renderToStaticMarkup(
      <DeliveryView
        vehicle={asked}
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
    expect(find('[data-when="estimate"]').textContent).toBe('On usMetroabout 12 km from Perth')
    expect(field().value).toBe('4350')
  })

  it('shows what is wrong with the postcode, and that there is no estimate [DEL-02, DEL-04]', () => {
    expect(show({ kind: 'refused', field: 'postcode', message: 'Please enter a postcode.' })).toBe('refused')
    expect(find('[role="alert"]').textContent).toBe('Please enter a postcode.')
    expect(show({ kind: 'unavailable', message: DELIVERY_UNAVAILABLE })).toBe('unavailable')
  })

  it('leads to the vehicle’s enquiry and to the phone where there is no estimate [DEL-04]', () => {
    const ways = () =>
      [...document.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /#|^tel:/.test(href))
    const unavailable = { kind: 'unavailable', message: DELIVERY_UNAVAILABLE } as const
    show(unavailable)
    expect(find('[data-when="unavailable"]').textContent).toBe(DELIVERY_UNAVAILABLE)
    expect(ways()).toEqual([`${vehicle().path}#contact`, 'tel:0755500100'])
    show(unavailable, null, null)
    expect(ways()).toEqual([])
    show({ kind: 'refused', field: 'postcode', message: 'Please enter a postcode.' })
    expect(ways()).toEqual([])
  })
})
