import { renderToStaticMarkup } from 'react-dom/server'
import { PrintButtons } from '@/ui/print/PrintButtons'
import { heldKeys, isLeftAlone } from '~/tests/support/held-press'
import { savePdf } from './save-pdf'

const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const pdf = () => find<HTMLAnchorElement>('a[data-pdf]')
const isBusy = () => pdf().getAttribute('aria-busy') === 'true'
const status = () => find('a[data-pdf] [role="status"]').textContent

let answer: (response: Response | Error) => void
let saved: { name: string; href: string }[]
const alerted = jest.fn()
const counted = jest.fn()

/** The file's name and address when a link made for it is pressed: jsdom follows no links. */
function hearSaving() {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
}

const press = () => pdf().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const settle = () => new Promise((resolve) => setTimeout(resolve))
const file = (type: string) =>
  ({ ok: true, headers: new Headers({ 'content-type': type }), blob: async () => new Blob() }) as Response
const pdfAnswer = () => file('application/pdf')
const refusal = (body: object) => ({ ok: false, json: async () => body }) as Response

beforeAll(() => {
  document.addEventListener('forecourt:track', (said) => counted((said as CustomEvent).detail))
  savePdf({ event: 61 })
})

beforeEach(() => {
  jest.clearAllMocks()
  saved = []
  document.body.innerHTML = renderToStaticMarkup(<PrintButtons slug="kia-rio" />)
  window.alert = alerted
  window.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given))
      }),
  )
  URL.createObjectURL = () => 'blob:its-pdf'
  URL.revokeObjectURL = () => undefined
  hearSaving()
})
afterEach(() => jest.restoreAllMocks())

describe('a vehicle on paper', () => {
  it('opens in a new tab, by its slug [SHARE-08, ROUTE-25]', () => {
    const link = find<HTMLAnchorElement>('a[target="_blank"]')
    expect(link.getAttribute('href')).toBe('/print?car_id=kia-rio')
    expect(link.textContent).toBe('Print (opens in a new tab)')
  })

  it('is a PDF that says that it is prepared, and is saved as {slug}.pdf [SHARE-09, SHARE-10, SHARE-11]', async () => {
    press()
    expect(window.fetch).toHaveBeenCalledWith('http://localhost/api/print/kia-rio')
    expect([isBusy(), status()]).toEqual([true, 'Preparing...'])
    answer(pdfAnswer())
    await settle()
    expect(saved).toEqual([{ name: 'kia-rio.pdf', href: 'blob:its-pdf' }])
    expect([isBusy(), status()]).toEqual([false, ''])
    expect(alerted).not.toHaveBeenCalled()
  })

  it('is asked for and counted once, however often it is pressed meanwhile [TRACK-10]', async () => {
    press()
    press()
    expect(window.fetch).toHaveBeenCalledTimes(1)
    expect(counted.mock.calls).toEqual([[{ event: 61 }]])
    answer(pdfAnswer())
    await settle()
  })

  it.each(heldKeys)('is the browser’s to open when pressed with %s', (held) => {
    expect(isLeftAlone(pdf(), held)).toBe(true)
    expect(window.fetch).not.toHaveBeenCalled()
  })

  it('says in an alert what the server says went wrong [SHARE-12]', async () => {
    press()
    answer(refusal({ error: { message: 'There is no such vehicle.' } }))
    await settle()
    expect(alerted).toHaveBeenCalledWith('There is no such vehicle.')
    expect(isBusy()).toBe(false)
    expect(saved).toEqual([])
  })

  it.each([
    ['nothing that can be read', () => refusal({}), 'The PDF could not be made. Please try again.'],
    ['a page', () => file('text/html'), 'The PDF could not be made. Please try again.'],
    [
      'nothing at all',
      () => new TypeError('Failed to fetch'),
      'The PDF could not be fetched. Please check your connection.',
    ],
  ])('says in an alert that it failed when the server says %s [SHARE-12]', async (_, given, words) => {
    press()
    answer(given())
    await settle()
    expect(alerted).toHaveBeenCalledWith(words)
    expect([isBusy(), saved]).toEqual([false, []])
  })
})
