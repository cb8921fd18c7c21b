import {
  deadReason,
  type LinkAnswer,
  linksIn,
  mergeLinks,
  sortAnswers,
  storedLink,
  unreadPage,
} from './link-check'

const origin = 'https://outpost.example'

describe('The links of a page', () => {
  it('are paths of the website or full URLs, each once, with their words', () => {
    const html = `<a class="x" href="/finance#rates"><span>Work out</span> finance</a>
      <a href="${origin}/finance">Again</a> <a href="https://maker.example/a?b=1&amp;c=2">Maker &amp; co</a>
      <a href="offers">Relative</a>`
    expect(linksIn(html, origin, '/about')).toEqual([
      { address: '/finance', text: 'Work out finance' },
      { address: 'https://maker.example/a?b=1&c=2', text: 'Maker & co' },
      { address: '/offers', text: 'Relative' },
    ])
  })

  it('leave out phone numbers, mail, anchors and what is no address', () => {
    const html = `<a href="tel:131313">Call</a><a href="mailto:a@b.example">Mail</a><a href="#top">Top</a>
      <a href="http://[">Broken</a><a>None</a>`
    expect(linksIn(html, origin, '/')).toEqual([])
  })
})

describe('The links of a website', () => {
  it('count their pages and name the first five', () => {
    const pages = Array.from({ length: 7 }, (_, page) => ({
      path: `/p${page}`,
      links: [{ address: '/gone', text: 'Gone' }],
    }))
    const [link, ...others] = mergeLinks(pages)
    expect(others).toEqual([])
    expect(link).toMatchObject({ address: '/gone', pages: 7 })
    expect(link?.places.map(({ path }) => path)).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4'])
  })
})

describe('The links that documents store', () => {
  const tile = { path: 'Promo tile “Summer”', document: 'promos/1' }

  it('name the document, and do not count as pages', () => {
    const links = [{ address: '/gone', text: 'Gone' }]
    expect(
      mergeLinks([
        { ...tile, links },
        { path: '/', links },
      ]),
    ).toEqual([
      {
        address: '/gone',
        pages: 1,
        documents: 1,
        places: [
          { ...tile, text: 'Gone' },
          { path: '/', text: 'Gone' },
        ],
      },
    ])
  })

  it('are paths of the website or full URLs, and nothing else', () => {
    expect(storedLink(`${origin}/finance#rates`, 'More', origin)).toEqual([
      { address: '/finance', text: 'More' },
    ])
    expect(storedLink('https://maker.example/a', '', origin)).toMatchObject([
      { address: 'https://maker.example/a' },
    ])
    expect(['tel:131313', '#top'].flatMap((href) => storedLink(href, '', origin))).toEqual([])
  })
})

describe('A page that fails', () => {
  it.each([
    [500, 'error'],
    [410, 'missing'],
    [403, 'unread'],
    [undefined, 'unread'],
  ] as const)('with status %s is a dead link to itself: %s', (status, reason) => {
    expect(unreadPage('/about', status, 'It failed.')).toMatchObject({
      address: '/about',
      reason,
      detail: 'It failed.',
      places: [{ path: '/about' }],
    })
  })
})

describe('A failed answer', () => {
  it.each([
    [{ status: 404 }, true, 'missing'],
    [{ status: 410 }, false, 'missing'],
    [{ status: 500 }, true, 'error'],
    [{ status: 503 }, false, null],
    [{ status: 403 }, false, null],
    [{ code: 'ENOTFOUND' }, false, 'unknown-host'],
    [{ code: 'ENOTFOUND' }, true, null],
    [{ code: 'ECONNRESET' }, false, null],
    [{}, false, null],
  ] as const)('of %j (own page: %s) counts as %s', (answer, isOwn, reason) => {
    expect(deadReason(answer, isOwn)).toBe(reason)
  })
})

describe('An unknown host', () => {
  const answered = (address: string, answer: LinkAnswer) => ({ address, answer, pages: 1, places: [] })
  const unknown = answered('https://gone.example/', 'unknown-host')

  it('is dead if another website answered', () => {
    const links = [unknown, answered('https://maker.example/', 'works')]
    expect(sortAnswers(links)).toMatchObject({ dead: [{ address: unknown.address }], unsure: 0 })
  })

  it('proves nothing if no other website answered, as on a machine without a network', () => {
    const links = [unknown, answered('https://maker.example/', 'unknown-host'), answered('/finance', 'works')]
    expect(sortAnswers([...links, answered('/gone', 'missing')])).toMatchObject({
      dead: [{ address: '/gone', reason: 'missing' }],
      unsure: 2,
    })
  })
})
