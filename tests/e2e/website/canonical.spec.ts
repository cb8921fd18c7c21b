import { type APIRequestContext, expect, test } from '@playwright/test'
import { withCanonicalDomain } from '../support/canonical-domain'

const CANONICAL = 'kestrel-canonical.example'
const OTHER = 'kestrel-other.example'

/**
 * Returns the status and the redirect target. When Next renders a redirecting static page, it sends the location
 * twice with the same value (its render sets the header and its template appends it); browsers treat equal
 * values as one.
 */
async function ask(request: APIRequestContext, host: string, path: string) {
  const answer = await request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    headers: { host },
    maxRedirects: 0,
  })
  const targets = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
  return [answer.status(), ...new Set(targets.map(({ value }) => value))]
}

test('a website that asks for it redirects its other domains, and www, to the canonical one', async ({
  request,
}) => {
  const domains = { canonical: CANONICAL, others: [OTHER], redirects: true }
  await withCanonicalDomain('kestrel-kia', domains, async () => {
    await expect.poll(() => ask(request, CANONICAL, '/')).toEqual([200])
    expect(await ask(request, OTHER, '/about-us')).toEqual([308, `https://${CANONICAL}/about-us`])
    expect(await ask(request, `www.${CANONICAL}`, '/')).toEqual([308, `https://${CANONICAL}/`])
    expect(await ask(request, OTHER, '/search?query=ev6')).toEqual([
      308,
      `https://${CANONICAL}/search?query=ev6`,
    ])
    expect(await ask(request, 'kestrel-kia.localhost', '/')).toEqual([200])
  })
  await expect.poll(async () => (await ask(request, OTHER, '/'))[0]).toBe(404)
})
