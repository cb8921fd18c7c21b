import { redirectsTo } from './redirects-to'

const hosts = new Set(['dealer.example'])

describe('The redirects that can lead to a document', () => {
  it('follow the page, or have its path in their address', () => {
    expect(redirectsTo({ collection: 'pages', id: 7, paths: ['/about'], hosts })).toEqual({
      or: [{ page: { equals: 7 } }, { to: { contains: '/about' } }],
    })
  })

  it('have one of the two paths of an offer in their address', () => {
    const paths = ['/offers/7', '/offers/kia/7']
    expect(redirectsTo({ collection: 'offers', id: 7, paths, hosts })).toEqual({
      or: [{ to: { contains: '/offers/7' } }, { to: { contains: '/offers/kia/7' } }],
    })
  })

  it('have no path, or the host of the website, when the document is the home page', () => {
    expect(redirectsTo({ collection: 'pages', id: 7, paths: ['/'], hosts })).toEqual({
      or: [
        { page: { equals: 7 } },
        { to: { equals: '/' } },
        { to: { contains: '/?' } },
        { to: { contains: '/#' } },
        { to: { contains: 'dealer.example' } },
      ],
    })
  })
})
