import { cdnTag, tagHeaders } from './cdn-tags.mjs'

describe('a cache tag at a CDN', () => {
  it.each([
    ['t:7:page:/about-us', 't:7:page:/about-us'],
    ['t:7:vehicle:2021-toyota-corolla-a1', 't:7:vehicle:2021-toyota-corolla-a1'],
    ['t:7:page:/sale, now', 't:7:page:/sale%2C%20now'],
    ['t:7:page:/öffnungszeiten', 't:7:page:/%C3%B6ffnungszeiten'],
    ['t:7:page:/a\r\nSet-Cookie: x', 't:7:page:/a%0D%0ASet-Cookie:%20x'],
    ['t:7:page:/\ud800', 't:7:page:/%EF%BF%BD'],
  ])('%j is visible ASCII without commas and spaces', (tag, name) => {
    expect(cdnTag(tag)).toBe(name)
    expect(cdnTag(tag)).toMatch(/^[!-+\--~]+$/)
  })

  it('has 200 characters at most, and is another one for another page', () => {
    const long = (end: string) => cdnTag(`t:7:page:/${'ü'.repeat(180)}${end}`)
    expect([long('a').length, long('b').length]).toEqual([200, 200])
    expect(long('a')).not.toBe(long('b'))
    expect(long('a')).toMatch(/^t:7:page:\/%C3%BC/)
  })
})

describe('the tags of a page', () => {
  it('are ours, each once, with commas for Cloudflare and spaces for Fastly', () => {
    const tags = [
      '_N_T_/layout',
      '_N_T_/sites/a.example/about-us',
      'hosts',
      't:7',
      't:7:media',
      't:7',
      'answer:x',
    ]
    expect(tagHeaders(tags)).toEqual({
      'Cache-Tag': 'hosts,t:7,t:7:media',
      'Surrogate-Key': 'hosts t:7 t:7:media',
    })
  })

  it.each([
    ['none is ours', ['_N_T_/layout']],
    ['there are more than a CDN is sure to take', Array.from({ length: 51 }, (_, i) => `t:7:legal:${i}`)],
    [
      'they are longer than proxies are sure to pass on',
      Array.from({ length: 20 }, (_, i) => `t:7:page:/${i}${'x'.repeat(160)}`),
    ],
  ])('are not told, so that the page is not kept, when %s', (_, tags) => {
    expect(tagHeaders(tags)).toBeNull()
  })
})
