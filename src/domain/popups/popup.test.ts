import { pathProblem } from '../url/path-pattern'
import { choosePopup, type Popup } from './popup'

const picture = {
  ...{ source: { loader: '/image/media/a.webp', original: '/media/a.webp' }, alt: 'A ute' },
  ...{ width: 1200, height: 800, blur: null, cdn: null },
}

const popup = (id: number, changes: Partial<Popup> = {}): Popup => ({
  ...{ id, title: `Popup ${id}`, description: '', picture, button: null },
  ...{ startDate: null, expiryDate: null, trigger: 'delay', after: 5, paths: [], carTypes: [] },
  ...changes,
})

const now = new Date('2026-11-25T02:00:00Z')
const visit = { path: '/special-offers', carTypes: [] as string[], now, dismissed: [] }
const chosen = (popups: Popup[], changes: Partial<typeof visit> | object = {}) =>
  choosePopup(popups, { ...visit, ...changes })?.id ?? null

describe('The popup of a page', () => {
  it('is the first that the shopper has not dismissed [PROMO-09]', () => {
    expect(chosen([popup(1), popup(2)])).toBe(1)
    expect(chosen([popup(1), popup(2)], { dismissed: [1] })).toBe(2)
    expect(chosen([popup(1)], { dismissed: [1] })).toBeNull()
  })

  it('is live from its start until its expiry [PROMO-09]', () => {
    const ending = popup(1, { expiryDate: '2026-11-25T02:00:01Z' })
    expect(chosen([ending])).toBe(1)
    expect(chosen([ending], { now: new Date('2026-11-25T02:00:01Z') })).toBeNull()
    expect(chosen([popup(1, { startDate: '2026-11-25T02:00:01Z' })])).toBeNull()
  })

  it.each([
    [[], '/anything', true],
    [['/special-offers'], '/special-offers', true],
    [['/special-offers'], '/special-offers/more', false],
    [['/used-car/*'], '/used-car/kia/rio', true],
    [['/used-car/*'], '/used-car', true],
    [['/used-car/*'], '/used-cars', false],
    [['/', '/finance'], '/', true],
    [['/'], '/finance', false],
    [['/*'], '/finance', true],
  ])('with the paths %o opens at %s: %s', (paths, path, opens) => {
    expect(chosen([popup(1, { paths })], { path })).toBe(opens ? 1 : null)
  })

  it.each([
    '/checkout/abc',
    '/cars/2021-kia-rio-1/checkout',
    '/cars/2021-kia-rio-1/buy-online',
    '/cars/trade-in',
    '/trade-in-offer/abc',
    '/sign-in',
    '/online-payment',
    '/forms/contact',
  ])('never opens at %s', (path) => {
    expect(chosen([popup(1)], { path })).toBeNull()
  })

  it.each([
    [[], ['used'], true],
    [['used'], ['used'], true],
    [['used', 'demo'], ['demo'], true],
    [['used'], ['new'], false],
    [['used'], [], false],
    [[], [], true],
  ] as const)('for the stock %o opens beside %o: %s', (own, carTypes, opens) => {
    expect(chosen([popup(1, { carTypes: own })], { carTypes })).toBe(opens ? 1 : null)
  })

  it('opens on the page of a vehicle', () => {
    expect(chosen([popup(1)], { path: '/cars/2021-kia-rio-1' })).toBe(1)
  })

  it.each(['/', '/*', '/finance', '/used-car/*', '/a/b-c'])('accepts the path %s', (path) => {
    expect(pathProblem(path)).toBeNull()
  })

  it.each(['finance', '/Finance', '/a/', '/*/a', 'https://example.com', '/a?b'])(
    'refuses the path %s by name',
    (path) => expect(pathProblem(path)).toContain(path),
  )
})
