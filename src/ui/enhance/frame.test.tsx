import { closeDrawer } from './close-drawer'
import { foldFooter } from './fold-footer'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

describe('the footer’s groups', () => {
  let change = () => {}

  function show(isWide: boolean) {
    const query = {
      matches: isWide,
      addEventListener: (_: string, listener: () => void) => (change = listener),
    }
    window.matchMedia = () => query as unknown as MediaQueryList
    document.body.innerHTML = '<details open class="footer-group"><summary>Models</summary></details>'
    foldFooter()
    return query
  }

  it('fold to their titles on phones [HF-02]', () => {
    show(false)
    expect(find('details').hasAttribute('open')).toBe(false)
    expect(find('summary').hasAttribute('tabindex')).toBe(false)
  })

  it('are open in columns, where their titles are no stops for the keyboard', () => {
    const query = show(true)
    expect(find('details').hasAttribute('open')).toBe(true)
    expect(find('summary').getAttribute('tabindex')).toBe('-1')
    query.matches = false
    change()
    expect(find('details').hasAttribute('open')).toBe(false)
  })
})

describe('the drawer', () => {
  it('closes when the menu moves into the header, and at a tap beside it', () => {
    document.body.innerHTML = '<dialog class="menu-drawer"><a href="/">Home</a></dialog>'
    const drawer = find('dialog') as HTMLDialogElement
    drawer.close = jest.fn(() => drawer.removeAttribute('open'))
    closeDrawer()
    drawer.setAttribute('open', '')
    find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(drawer.open).toBe(true)
    drawer.click()
    expect(drawer.open).toBe(false)
    drawer.setAttribute('open', '')
    window.dispatchEvent(new Event('resize'))
    expect(drawer.open).toBe(false)
  })
})
