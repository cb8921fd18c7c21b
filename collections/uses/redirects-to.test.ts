import { redirectsTo } from './redirects-to'

const hosts = new Set(['dealer.example'])

describe('The redirects that can lead to a document', () => {
  it('have the path of the page in their address', () => {
    expect(redirectsTo({ paths: ['/about'], hosts })).toEqual({
      or: [{ to: { contains: '/about' } }],
    })
  })

  it('have one of the two paths of an offer in their address', () => {
    const paths = ['/offers/7', '/offers/kia/7']
    expect(redirectsTo({ paths, hosts })).toEqual({
      or: [{ to: { contains: '/offers/7' } }, { to: { contains: '/offers/kia/7' } }],
    })
  })

  it('have no path, or the host of the website, when the document is the home page', () => {
    expect(redirectsTo({ paths: ['/'], hosts })).toEqual({
      or: [
        { to: { equals: '/' } },
        { to: { contains: '/?' } },
        { to: { contains: '/#' } },
        { to: { contains: 'dealer.example' } },
      ],
    })
  })
})
