import { cdnTag, tagHeaders } from './cdn-tags.mjs'

describe('cdnTag', () => {
  it.each([
    ['t:7:page:/about-us', 't:7:page:/about-us'],
    ['t:7:vehicle:2021-toyota-corolla-a1', 't:7:vehicle:2021-toyota-corolla-a1'],
    ['t:7:page:/sale, now', 't:7:page:/sale%2C%20now'],
    ['t:7:page:/öffnungszeiten', 't:7:page:/%C3%B6ffnungszeiten'],
    ['t:7:page:/a\r\nSet-Cookie: x', 't:7:page:/a%0D%0ASet-Cookie:%20x'],
    ['t:7:page:/\ud800', 't:7:page:/%EF%BF%BD'],
  ])('turns %j into visible ASCII without commas and spaces', (tag, name) => {
    expect(cdnTag(tag)).toBe(name)
    expect(cdnTag(tag)).toMatch(/^[!-+\--~]+$/)
  })

  it('limits a name to 200 characters, and keeps the names of different pages different', () => {
    const long = (end: string) => cdnTag(`t:7:page:/${'ü'.repeat(180)}${end}`)
    expect([long('a').length, long('b').length]).toEqual([200, 200])
    expect(long('a')).not.toBe(long('b'))
    expect(long('a')).toMatch(/^t:7:page:\/%C3%BC/)
  })
})

describe('tagHeaders', () => {
  it('lists our own tags once each, with commas for Cloudflare and spaces for Fastly', () => {
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
    ['none of the tags is ours', ['_N_T_/layout']],
    ['there are more tags than every CDN accepts', Array.from({ length: 51 }, (_, i) => `t:7:legal:${i}`)],
    [
      'the tags are longer than proxies accept',
      Array.from({ length: 20 }, (_, i) => `t:7:page:/${i}${'x'.repeat(160)}`),
    ],
  ])('is null, so that a CDN does not cache the page, when %s', (_, tags) => {
    expect(tagHeaders(tags)).toBeNull()
  })
})
