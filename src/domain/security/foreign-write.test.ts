import { isForeignWrite, isHttpsRequest } from './foreign-write'

const requested = (headers: Record<string, string>, method = 'POST') => ({
  method,
  headers: new Headers({ host: 'admin.example.com', ...headers }),
})

describe('a write', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://admin.example.com' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://dealer.example.com', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://admin.example.com.evil.example' }],
    [{ origin: 'https://admin.example.com:8443' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'ftp://admin.example.com' }],
    [{ origin: 'http://admin.example.com', 'x-forwarded-proto': 'https' }],
    [{ origin: 'https://evil.example', 'x-forwarded-host': 'admin.example.com' }],
  ])('from a page of another site is foreign: %j', (headers) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      expect(isForeignWrite(requested(headers, method))).toBe(true)
    }
  })

  it.each([
    [{}],
    [{ origin: 'https://admin.example.com' }],
    [{ origin: 'http://admin.example.com' }],
    [{ origin: 'https://admin.example.com', 'x-forwarded-proto': 'https, http' }],
    [{ origin: 'https://admin.example.com', host: 'ADMIN.example.com:443' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://admin.example.com', host: 'app:3000', 'x-forwarded-host': 'admin.example.com' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('from the same site or from a program is not foreign: %j', (headers) => {
    expect(isForeignWrite(requested(headers))).toBe(false)
  })

  it('from an origin that the operator trusts is not foreign', () => {
    const headers = { origin: 'https://cms.example.com' }
    expect(isForeignWrite(requested(headers), ['https://cms.example.com'])).toBe(false)
    expect(isForeignWrite(requested(headers), ['https://other.example.com'])).toBe(true)
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'])('%s is never a foreign write', (method) => {
  expect(
    isForeignWrite(requested({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, method)),
  ).toBe(false)
})

it.each([
  [{ 'x-forwarded-proto': 'https' }, true],
  [{ 'x-forwarded-proto': 'https,http' }, true],
  [{ 'x-forwarded-proto': 'http, https' }, false],
  [{}, false],
])('a request with %j came by https: %s', (headers, byHttps) => {
  expect(isHttpsRequest(requested(headers).headers)).toBe(byHttps)
})
