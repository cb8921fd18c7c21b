import { renderToStaticMarkup } from 'react-dom/server'
import { ShareBlock } from '@/ui/share/ShareBlock'
import { heldKeys, isLeftAlone } from '~/tests/support/held-press'
import { shareVehicle } from './share-vehicle'

const vehicle = { name: '2021 Kia Rio', path: '/cars/kia-rio' }
const URL_OF_IT = 'https://www.dealer.example/cars/kia-rio'
const settings = { 'vehiclePage.hidesTwitterShare': false, 'vehiclePage.copiedNotice': 'flag' } as const
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const copy = () => find<HTMLButtonElement>('[data-share-copy]')
const settle = () => Promise.resolve().then(() => undefined)

let said: { text: string; duration: number }[]
const hear = (event: Event) => said.push((event as CustomEvent).detail)

function markup(siteBaseUrl: string | null = 'https://www.dealer.example', site: object = settings) {
  return renderToStaticMarkup(
    <ShareBlock vehicle={vehicle} siteBaseUrl={siteBaseUrl} settings={{ ...settings, ...site }} />,
  )
}

function open({ notice = 'flag', isPhone = false } = {}) {
  document.body.innerHTML = markup()
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  shareVehicle({ url: URL_OF_IT, title: vehicle.name, notice })
}

beforeEach(() => {
  said = []
  jest.useFakeTimers()
  document.addEventListener('forecourt:toast', hear)
  Object.assign(navigator, {
    clipboard: { writeText: jest.fn(() => Promise.resolve()) },
    share: jest.fn(() => Promise.resolve()),
  })
})
afterEach(() => {
  document.removeEventListener('forecourt:toast', hear)
  jest.useRealTimers()
})

describe('the share block', () => {
  it('has networks, a message and the link [SHARE-01, SHARE-02]', () => {
    open()
    const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href))
    expect(links.map(({ protocol, host }) => host || protocol)).toEqual(['www.facebook.com', 'x.com', 'sms:'])
    expect(copy().textContent).toContain('Copy link')
  })

  it('is not there where the site’s address is not configured [SHARE-03]', () => {
    expect(markup(null)).toBe('')
  })

  it('has no Twitter where the site hides it [SHARE-04]', () => {
    expect(markup(undefined, { 'vehiclePage.hidesTwitterShare': true })).not.toContain('x.com')
  })

  it('copies the link and says so on the button for a second and a half [SHARE-05]', async () => {
    open()
    copy().click()
    await settle()
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(URL_OF_IT)
    expect(copy().dataset.copied).toBe('')
    jest.advanceTimersByTime(1_499)
    expect(copy().dataset.copied).toBe('')
    jest.advanceTimersByTime(1)
    expect(copy().dataset.copied).toBeUndefined()
    expect(said).toEqual([])
  })

  it('says it in a toast for three seconds where the site wants that [SHARE-06]', async () => {
    open({ notice: 'toast' })
    copy().click()
    await settle()
    expect(said).toEqual([{ text: 'Copied 2021 Kia Rio to your clipboard!', duration: 3_000 }])
    expect(copy().dataset.copied).toBeUndefined()
  })

  it('tells the link where it may not be copied', async () => {
    open()
    jest.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not allowed'))
    copy().click()
    await settle()
    expect(said[0]?.text).toContain(URL_OF_IT)
  })

  it('opens a network in a window of 550 by 400, and looks each second whether it was closed [SHARE-07]', () => {
    open()
    const popup = { closed: false, opener: window }
    const opened = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    const link = find<HTMLAnchorElement>('a[data-popup]')
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(press)
    expect(opened).toHaveBeenCalledWith(link.href, 'share', 'popup,width=550,height=400')
    expect(press.defaultPrevented).toBe(true)
    expect(popup.opener).toBeNull()
    popup.closed = true
    jest.advanceTimersByTime(999)
    expect(link.dataset.popup).toBe('open')
    jest.advanceTimersByTime(1)
    expect(link.dataset.popup).toBe('')
    expect(document.activeElement).toBe(link)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('leaves the link to itself where no window may be opened [SHARE-07]', () => {
    open()
    jest.spyOn(window, 'open').mockReturnValue(null)
    expect(isLeftAlone(find('a[data-popup]'))).toBe(true)
  })

  it.each(heldKeys)('leaves a press with %s to the browser', (held) => {
    open()
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    opened.mockClear()
    expect(isLeftAlone(find('a[data-popup]'), held)).toBe(true)
    expect(opened).not.toHaveBeenCalled()
  })

  it('offers a phone’s own ways on phones alone [SHARE-01]', () => {
    open()
    expect(find('[data-share-sheet]').hidden).toBe(true)
    open({ isPhone: true })
    expect(find('[data-share-sheet]').hidden).toBe(false)
    find('[data-share-sheet]').click()
    expect(navigator.share).toHaveBeenCalledWith({ title: vehicle.name, url: URL_OF_IT })
  })
})
