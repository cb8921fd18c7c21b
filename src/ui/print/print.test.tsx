import { act, fireEvent, render, screen } from '@testing-library/react'
import { isLeftToBrowser, modifierKeys } from '~/tests/support/modifier-keys'
import Tracker from '../tracking/tracker.island'
import { PrintButtons } from './PrintButtons'
import PrintButton from './print-button.island'

const pdf = () => screen.getByRole<HTMLAnchorElement>('link', { name: /PDF/ })
const isBusy = () => pdf().getAttribute('aria-busy') === 'true'
const status = () => screen.getByRole('status').textContent
const press = () => act(async () => void fireEvent.click(pdf()))

let answer: (given: Response | Error) => Promise<void>
let saved: { name: string; href: string }[]
const alerted = jest.fn()
const page = window as Window & { dataLayer?: object[] }

const file = (type: string) =>
  ({ ok: true, headers: new Headers({ 'content-type': type }), blob: async () => new Blob() }) as Response
const refusal = (body: object) => ({ ok: false, json: async () => body }) as Response

beforeEach(() => {
  jest.clearAllMocks()
  saved = []
  window.alert = alerted
  window.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (given) => act(async () => void (given instanceof Error ? reject(given) : resolve(given)))
      }),
  )
  URL.createObjectURL = () => 'blob:its-pdf'
  URL.revokeObjectURL = () => undefined
  // Records the file name and URL of a pressed download link. jsdom does not follow links.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  delete page.dataLayer
  render(
    <>
      <Tracker sink={{ kind: 'layer', id: 'G-DEMO' }} />
      <PrintButtons slug="kia-rio" />
    </>,
  )
})
afterEach(() => jest.restoreAllMocks())

describe('a printed vehicle', () => {
  it('opens in a new tab by its slug [SHARE-08, ROUTE-25]', () => {
    const link = screen.getByRole('link', { name: 'Print (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('/print?car_id=kia-rio')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('is a PDF that shows a busy label while it is prepared, and is saved as {slug}.pdf [SHARE-09, SHARE-10, SHARE-11]', async () => {
    await press()
    expect(window.fetch).toHaveBeenCalledWith('http://localhost/api/print/kia-rio')
    expect([isBusy(), status()]).toEqual([true, 'Preparing...'])
    await answer(file('application/pdf'))
    expect(saved).toEqual([{ name: 'kia-rio.pdf', href: 'blob:its-pdf' }])
    expect([isBusy(), status()]).toEqual([false, ''])
    expect(alerted).not.toHaveBeenCalled()
  })

  it('is requested and tracked once, however often the link is pressed meanwhile [TRACK-10]', async () => {
    await press()
    await press()
    expect(window.fetch).toHaveBeenCalledTimes(1)
    expect(page.dataLayer).toMatchObject([{ event: 61 }])
  })

  it.each(modifierKeys)('is left to the browser when the link is pressed with %s', (held) => {
    expect(isLeftToBrowser(pdf(), held)).toBe(true)
    expect(window.fetch).not.toHaveBeenCalled()
  })

  it('shows the server’s error message in an alert [SHARE-12]', async () => {
    await press()
    await answer(refusal({ error: { message: 'There is no such vehicle.' } }))
    expect(alerted).toHaveBeenCalledWith('There is no such vehicle.')
    expect([isBusy(), saved]).toEqual([false, []])
  })

  it.each([
    ['nothing that can be read', () => refusal({}), 'The PDF could not be created. Please try again.'],
    ['a page', () => file('text/html'), 'The PDF could not be created. Please try again.'],
    [
      'nothing at all',
      () => new TypeError('Failed to fetch'),
      'The PDF could not be fetched. Please check your connection.',
    ],
  ])('shows a failure in an alert when the server answers with %s [SHARE-12]', async (_, given, words) => {
    await press()
    await answer(given())
    expect(alerted).toHaveBeenCalledWith(words)
    expect([isBusy(), saved]).toEqual([false, []])
  })

  it('prints by a button on its page [SHARE-08]', () => {
    window.print = jest.fn()
    render(<PrintButton />)
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(window.print).toHaveBeenCalledTimes(1)
  })
})
