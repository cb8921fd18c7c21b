import { type APIRequestContext, expect, test } from '@playwright/test'
import pg from 'pg'

const CANONICAL = 'kestrel-canonical.example'
const OTHER = 'kestrel-other.example'

/** Gives Kestrel Kia two domains for the while, and lets the web server hear of it as a save in the admin would. */
async function withDomains(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const tenant = `(SELECT id FROM tenants WHERE slug = 'kestrel-kia')`
  const announce = () =>
    client.query(
      `SELECT pg_notify('forecourt_cache_tags', json_build_array('hosts', 't:' || ${tenant})::text)`,
    )
  try {
    await client.query(
      `INSERT INTO tenants_domains (_order, _parent_id, id, host)
       SELECT n, ${tenant}, host, host FROM unnest($1::text[]) WITH ORDINALITY AS d (host, n)`,
      [[CANONICAL, OTHER]],
    )
    await client.query(
      `UPDATE tenants SET canonical_host = $1, redirect_to_canonical = true WHERE id = ${tenant}`,
      [CANONICAL],
    )
    await announce()
    await work()
  } finally {
    await client.query('DELETE FROM tenants_domains WHERE id = ANY($1)', [[CANONICAL, OTHER]])
    await client.query(
      `UPDATE tenants SET canonical_host = NULL, redirect_to_canonical = false WHERE id = ${tenant}`,
    )
    await announce()
    await client.end()
  }
}

/**
 * Status and where it leads. Next names the target of a redirecting static page twice, with the same words, when it renders
 * it (its render sets the header, and its template appends it again); browsers take equal ones as one.
 */
async function ask(request: APIRequestContext, host: string, path: string) {
  const answer = await request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    headers: { host },
    maxRedirects: 0,
  })
  const targets = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
  return [answer.status(), ...new Set(targets.map(({ value }) => value))]
}

test('a website that asks for it sends its other domains, and www, on to the canonical one', async ({
  request,
}) => {
  await withDomains(async () => {
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
