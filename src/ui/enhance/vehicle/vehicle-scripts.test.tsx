import { countView } from './count-view'
import { openChat } from './open-chat'
import { revealPhone } from './reveal-phone'
import { showBars } from './show-bars'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E
const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

let asked: [string, RequestInit | undefined][]
let answer: () => Promise<Response>

beforeEach(() => {
  asked = []
  answer = async () => ({ ok: true, status: 202, json: async () => ({ views: 1234 }) }) as Response
  window.fetch = (url, init) => {
    asked.push([String(url), init])
    return answer()
  }
  sessionStorage.clear()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

describe('the sticky bars', () => {
  /** What tells of each strip whether it is on the screen, by its height. */
  const tell = new Map<string, (isOnScreen: boolean) => void>()
  /** What tells of each element that its size is another. */
  const resize = new Map<Element, () => void>()

  beforeEach(() => {
    tell.clear()
    resize.clear()
    Object.assign(window, {
      ResizeObserver: class {
        constructor(private readonly heard: () => void) {}
        observe(element: Element) {
          resize.set(element, this.heard)
        }
      },
      IntersectionObserver: class {
        constructor(private readonly heard: (seen: { isIntersecting: boolean }[]) => void) {}
        observe(strip: HTMLElement) {
          tell.set(strip.style.height, (isIntersecting) => this.heard([{ isIntersecting }]))
        }
      },
    })
    document.body.innerHTML =
      '<section class="vehicle-bar" data-shown-from="500"></section><section class="bottom-bar" data-shown-from="901"></section><aside class="vehicle-summary"><a href="tel:1">Call</a></aside>'
    showBars()
  })

  it('open at 500 px and beyond 900 px, and close above [VDP-12, VDP-13]', () => {
    expect([...tell.keys()]).toEqual(['499px', '900px'])
    tell.get('499px')?.(false)
    expect(find('.vehicle-bar').hasAttribute('data-open')).toBe(true)
    expect(find('.bottom-bar').hasAttribute('data-open')).toBe(false)
    tell.get('900px')?.(false)
    expect(find('.bottom-bar').hasAttribute('data-open')).toBe(true)
    tell.get('499px')?.(true)
    expect(find('.vehicle-bar').hasAttribute('data-open')).toBe(false)
  })

  it('tell the page that the one at the foot is open, which the chat bubble follows [VDP-14]', () => {
    const root = document.documentElement
    tell.get('900px')?.(false)
    expect(root.hasAttribute('data-bottom-bar')).toBe(true)
    expect(root.style.getPropertyValue('--bottom-bar')).toBe('0px')
    tell.get('900px')?.(true)
    expect(root.hasAttribute('data-bottom-bar')).toBe(false)
  })

  it('tell how high the one at the foot is now, while it is open, when the screen changes [VDP-13]', () => {
    const bar = find('.bottom-bar')
    const height = () => document.documentElement.style.getPropertyValue('--bottom-bar')
    const grow = (to: number) => {
      Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: to })
      resize.get(bar)?.()
    }
    tell.get('900px')?.(false)
    grow(61)
    expect(height()).toBe('61px')
    grow(112)
    expect(height()).toBe('112px')
    tell.get('900px')?.(true)
    grow(61)
    expect(height()).toBe('0px')
  })

  it.each([
    ['the keyboard', true, '340px'],
    ['a mouse', false, ''],
  ])(
    'tell how deep in the summary the focus of %s is, and when it has left [VDP-12]',
    (_, isVisible, depth) => {
      const call = find('.vehicle-summary a')
      jest.spyOn(call, 'matches').mockReturnValue(isVisible)
      jest.spyOn(call, 'getBoundingClientRect').mockReturnValue({ top: 60 } as DOMRect)
      jest.spyOn(find('.vehicle-summary'), 'getBoundingClientRect').mockReturnValue({ top: -280 } as DOMRect)
      const told = () => document.documentElement.style.getPropertyValue('--summary-focus')
      call.focus()
      expect(told()).toBe(depth)
      expect(call.matches).toHaveBeenCalledWith(':focus-visible')
      call.blur()
      expect(told()).toBe('')
    },
  )
})

describe('the masked number', () => {
  const open = (details: HTMLDetailsElement) => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  }

  beforeEach(() => {
    document.body.innerHTML = `${'<details class="call-number"><summary>07 12••</summary><a href="tel:0712345678">Call 07 1234 5678</a></details>'.repeat(
      2,
    )}<section class="bottom-bar"><a href="#contact"><span>Call Us</span></a></section>`
    revealPhone({ carId: '7', dealershipId: '3', websiteId: 'site-1' })
  })

  it('is shown everywhere at once, and recorded once [PHONE-01, PHONE-03]', async () => {
    const [first, other] = [...document.querySelectorAll('details')]
    open(first as HTMLDetailsElement)
    expect(other?.open).toBe(true)
    expect(document.activeElement).toBe(first?.querySelector('a'))
    const inBar = find<HTMLAnchorElement>('.bottom-bar a')
    expect([inBar.href, inBar.textContent]).toEqual(['tel:0712345678', 'Call 07 1234 5678'])
    open(other as HTMLDetailsElement)
    await settle()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.[0]).toBe('/api/phone-reveal')
    expect(JSON.parse(String(asked[0]?.[1]?.body))).toEqual({
      car_id: '7',
      dealership_id: '3',
      website_id: 'site-1',
    })
    expect(console.info).toHaveBeenCalledWith('Phone reveal: 202')
  })

  it('is shown all the same when the record fails, which is only logged [PHONE-03]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer = async () => {
      throw new Error('offline')
    }
    const [first] = [...document.querySelectorAll('details')]
    open(first as HTMLDetailsElement)
    await settle()
    expect(first?.open).toBe(true)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('the look at a vehicle', () => {
  const settings = {
    slug: 'kia rio',
    photosCount: 12,
    updatedAt: '2026-03-10T00:00:00.000Z',
    websiteId: 'site-1',
    fewest: 5,
  }

  beforeEach(() => {
    document.body.innerHTML = '<p data-views="few"><span data-view-count>Viewed 0 times</span></p>'
  })

  it('is told with photos, time of change and website, and its answer shown [VDP-37]', async () => {
    countView(settings)
    await settle()
    expect(asked[0]?.[0]).toBe(
      '/cars/kia%20rio/view.json?photos_count=12&updated_at=2026-03-10T00%3A00%3A00.000Z&website_id=site-1',
    )
    expect(find('p').textContent).toBe('Viewed 1,234 times')
    expect(find('p').dataset.views).toBe('')
  })

  it('is counted once a session', async () => {
    countView(settings)
    countView(settings)
    await settle()
    expect(asked.map(([url]) => url.includes('seen=1'))).toEqual([false, true])
  })

  it.each<[string, () => Promise<Response>]>([
    ['another status', async () => ({ ok: false, status: 502 }) as Response],
    ['nothing at all', () => Promise.reject(new Error('offline'))],
    ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new Error('no JSON')) }) as Response],
    ['something else', async () => ({ ok: true, json: async () => null }) as Response],
  ])('changes nothing when %s answers [VDP-37]', async (_, answers) => {
    answer = answers
    countView(settings)
    await settle()
    expect(find('p').textContent).toBe('Viewed 0 times')
    expect(find('p').dataset.views).toBe('few')
  })
})

describe('the chat bubble', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button class="chat-bubble"></button><dialog id="web-chat"></dialog>'
    find<HTMLDialogElement>('dialog').showModal = jest.fn()
    openChat({ dialog: 'web-chat' })
  })

  it('opens the chat service’s widget with no payload [VDP-38]', () => {
    const open = jest.fn()
    Object.assign(window, { forecourtChat: { open } })
    find('button').click()
    expect(open).toHaveBeenCalledWith()
    expect(find<HTMLDialogElement>('dialog').showModal).not.toHaveBeenCalled()
    delete (window as { forecourtChat?: object }).forecourtChat
  })

  it('opens the page’s own dialog without one [VDP-38]', () => {
    find('button').click()
    expect(find<HTMLDialogElement>('dialog').showModal).toHaveBeenCalledTimes(1)
  })
})
