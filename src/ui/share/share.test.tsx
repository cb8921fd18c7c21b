import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ShareSettings, shareView } from '@/domain/share/share-links'
import { isLeftToBrowser, modifierKeys } from '~/tests/support/modifier-keys'
import { installPopovers } from '~/tests/support/popover'
import PageToast from '../primitives/overlays/page-toast.island'
import { ShareBlock } from './ShareBlock'

installPopovers()

const vehicle = { name: '2021 Kia Rio', path: '/cars/kia-rio' }
const URL_OF_IT = 'https://www.dealer.example/cars/kia-rio'
const settings = { 'vehiclePage.hidesTwitterShare': false, 'vehiclePage.copiedNotice': 'flag' } as const
const copy = () => screen.getByRole('button', { name: /Copy link/ })
const facebook = () => screen.getByRole<HTMLAnchorElement>('link', { name: /Facebook/ })
const status = () => document.querySelector('section [role="status"]')?.textContent
const press = async (button: Element) => act(async () => void fireEvent.click(button))
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

interface Opened {
  site?: Partial<ShareSettings>
  isPhone?: boolean
  siteBaseUrl?: string | null
}

function open({ site, isPhone = false, siteBaseUrl = 'https://www.dealer.example' }: Opened = {}) {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  return render(
    <>
      <ShareBlock {...shareView(vehicle, siteBaseUrl, { ...settings, ...site })} />
      <PageToast />
    </>,
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(navigator, {
    clipboard: { writeText: jest.fn(() => Promise.resolve()) },
    share: jest.fn(() => Promise.resolve()),
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the share block', () => {
  it('has networks, a message and the link [SHARE-01, SHARE-02]', () => {
    open()
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href))
    expect(links.map(({ protocol, host }) => host || protocol)).toEqual(['www.facebook.com', 'x.com', 'sms:'])
    expect(copy()).toBeTruthy()
  })

  it('is absent where the site’s URL is not configured [SHARE-03]', () => {
    open({ siteBaseUrl: null })
    expect(screen.queryByRole('heading', { name: 'Share' })).toBeNull()
  })

  it('omits Twitter where the site hides it [SHARE-04]', () => {
    open({ site: { 'vehiclePage.hidesTwitterShare': true } })
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('copies the link and confirms it on the button for a second and a half [SHARE-05]', async () => {
    open()
    await press(copy())
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(URL_OF_IT)
    expect([copy().dataset.copied, status()]).toEqual(['', 'Copied'])
    wait(1_499)
    expect(copy().dataset.copied).toBe('')
    wait(1)
    expect([copy().dataset.copied, status()]).toEqual([undefined, ''])
  })

  it('confirms in a toast for three seconds where the site sets that [SHARE-06]', async () => {
    open({ site: { 'vehiclePage.copiedNotice': 'toast' } })
    await press(copy())
    expect(screen.getByText('Copied 2021 Kia Rio to your clipboard!')).toBeTruthy()
    expect(copy().dataset.copied).toBeUndefined()
    wait(3_000)
    expect(screen.queryByText(/clipboard/)).toBeNull()
  })

  it('shows the link where copying is not allowed', async () => {
    open()
    jest.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not allowed'))
    await press(copy())
    expect(screen.getByText(new RegExp(URL_OF_IT))).toBeTruthy()
  })

  it('opens a network in a 550 by 400 window, and checks every second whether it was closed [SHARE-07]', () => {
    open()
    const popup = { closed: false, opener: window }
    const opened = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    expect(isLeftToBrowser(facebook())).toBe(false)
    expect(opened).toHaveBeenCalledWith(facebook().href, 'share', 'popup,width=550,height=400')
    expect(popup.opener).toBeNull()
    popup.closed = true
    wait(999)
    expect(document.activeElement).not.toBe(facebook())
    wait(1)
    expect(document.activeElement).toBe(facebook())
  })

  it('lets the browser follow the link where pop-ups are blocked [SHARE-07]', () => {
    open()
    jest.spyOn(window, 'open').mockReturnValue(null)
    expect(isLeftToBrowser(facebook())).toBe(true)
  })

  it.each(modifierKeys)('leaves a press with %s to the browser', (held) => {
    open()
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    expect(isLeftToBrowser(facebook(), held)).toBe(true)
    expect(opened).not.toHaveBeenCalled()
  })

  it('offers the share sheet on phones only [SHARE-01]', async () => {
    const { unmount } = open()
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull()
    unmount()
    open({ isPhone: true })
    await press(screen.getByRole('button', { name: 'More ways to share' }))
    expect(navigator.share).toHaveBeenCalledWith({ title: vehicle.name, url: URL_OF_IT })
  })
})
