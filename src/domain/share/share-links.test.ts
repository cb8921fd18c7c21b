import { shareOf, shareView } from './share-links'

const vehicle = { name: '2021 Kia Rio & S', path: '/cars/kia-rio' }
const settings = { 'vehiclePage.hidesTwitterShare': false, 'vehiclePage.copiedNotice': 'flag' } as const
const site = 'https://www.dealer.example/'

describe('shareOf', () => {
  it('returns Facebook, Twitter and email links with the page’s URL [SHARE-01, SHARE-02]', () => {
    const share = shareOf(vehicle, site, settings)
    expect(share?.url).toBe('https://www.dealer.example/cars/kia-rio')
    expect(share?.links.map(({ way }) => way)).toEqual(['facebook', 'x', 'sms'])
    for (const { href } of share?.links ?? []) {
      expect(href).toContain(encodeURIComponent('https://www.dealer.example/cars/kia-rio'))
    }
    expect(share?.links.at(-1)?.href).toBe(
      'sms:?&body=2021%20Kia%20Rio%20%26%20S%20https%3A%2F%2Fwww.dealer.example%2Fcars%2Fkia-rio',
    )
  })

  it.each([null, '', 'dealer', 'javascript:alert(1)'])(
    'is null if the site’s base URL is %j [SHARE-02, SHARE-03]',
    (address) => {
      expect(shareOf(vehicle, address, settings)).toBeNull()
    },
  )

  it('omits Twitter if the site hides it [SHARE-04]', () => {
    const share = shareOf(vehicle, site, { ...settings, 'vehiclePage.hidesTwitterShare': true })
    expect(share?.links.map(({ way }) => way)).toEqual(['facebook', 'sms'])
  })
})

describe('shareView', () => {
  it.each([
    ['flag', site, '2021 Kia Rio & S'],
    ['toast', site, '2021 Kia Rio & S'],
    ['toast', null, undefined],
  ] as const)(
    'confirms a copied link by a %s, and with the base URL %j shares %j [SHARE-03, SHARE-05, SHARE-06]',
    (notice, address, title) => {
      const view = shareView(vehicle, address, { ...settings, 'vehiclePage.copiedNotice': notice })
      expect([view.notice, view.share?.title]).toEqual([notice, title])
    },
  )
})
