import { jest } from '@jest/globals'
import { siteOf } from '../search/search-site'
import { type AccountSite, type Browser, openAccountSite } from './account-site'

let site: AccountSite
let POST: typeof import('@/app/sites/[host]/api/spin/route').POST
let spinWheel: typeof import('@/server/spin/spin-wheel').spinWheel
let findSpin: typeof import('@/server/spin/spin-wheel').findSpin
let liveCampaign: typeof import('@/server/spin/live-campaign').liveCampaign
let getShopper: typeof import('@/server/shoppers/get-shopper').getShopper
let deleteAccount: typeof import('@/server/shoppers/garage/own-data').deleteAccount

const HOST = 'tenant-1.localhost'
const NOW = new Date('2026-11-24T00:00:00Z')

beforeAll(async () => {
  site = await openAccountSite()
  ;({ POST } = await import('@/app/sites/[host]/api/spin/route'))
  ;({ spinWheel, findSpin } = await import('@/server/spin/spin-wheel'))
  ;({ liveCampaign } = await import('@/server/spin/live-campaign'))
  ;({ getShopper } = await import('@/server/shoppers/get-shopper'))
  ;({ deleteAccount } = await import('@/server/shoppers/garage/own-data'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(() =>
  site.pool.query(
    'DELETE FROM spins; DELETE FROM spin_campaigns; DELETE FROM limits.tries; DELETE FROM shoppers; DELETE FROM leads.mails',
  ),
)
afterAll(() => site?.close())

interface PrizeRow {
  label: string
  chance: number
  quantity?: number
}

/** A campaign that runs for a year around the test's time and around now. */
async function campaign(prizes: PrizeRow[], { tenant = 1, starts = '2026-01-01', ends = '2100-01-01' } = {}) {
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO spin_campaigns (tenant_id, name, starts_at, ends_at, terms) VALUES ($1, 'Summer', $2, $3, 'Terms')
     RETURNING id`,
    [tenant, starts, ends],
  )
  const id = rows[0]?.id ?? 0
  for (const [index, { label, chance, quantity }] of prizes.entries()) {
    await site.pool.query(
      `INSERT INTO spin_campaigns_prizes (_order, _parent_id, id, label, chance, quantity) VALUES ($1, $2, $3, $4, $5, $6)`,
      [index, id, `${id}-${index}`, label, chance, quantity ?? null],
    )
  }
  return { id }
}

async function shopper(email: string) {
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO shoppers (tenant_id, scope, email) VALUES (1, 't:1', $1)
     ON CONFLICT (scope, email) DO UPDATE SET email = excluded.email RETURNING id`,
    [email],
  )
  return { id: rows[0]?.id ?? 0, email }
}

const spins = async () =>
  (await site.pool.query<{ prize: string | null; code: string | null }>('SELECT prize, code FROM spins')).rows

async function post(browser: Browser, headers = {}): Promise<string | number | null> {
  const request = new Request(`http://${HOST}/api/spin`, {
    method: 'POST',
    headers: {
      cookie: browser.headers().get('cookie') ?? '',
      host: HOST,
      origin: `http://${HOST}`,
      ...headers,
    },
  })
  const answer = await POST(request, { params: Promise.resolve({ host: HOST }) })
  return answer.headers.get('location') ?? answer.status
}

describe('a spin', () => {
  it('is for signed-in shoppers, from a page of the website, and mails the code of what was won', async () => {
    await campaign([{ label: 'Floor mats', chance: 100 }])
    expect(await post(site.browser())).toBe(
      `/sign-in?${new URLSearchParams({ type: 'spin-to-win', redirect: '/spin-to-win', back: '/' })}`,
    )
    const browser = site.browser()
    await site.signIn(browser, 'sam@example.com')
    expect(await post(browser, { origin: 'https://elsewhere.example' })).toBe(403)
    expect(await spins()).toEqual([])
    expect(await post(browser)).toBe('/spin-to-win?spun=1')
    const [spin] = await spins()
    expect(spin).toEqual({ prize: 'Floor mats', code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/) })
    const { rows } = await site.pool.query<{ text: string }>(
      `SELECT text FROM leads.mails WHERE subject = 'You won: Floor mats' AND "to" = 'sam@example.com'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain(`Your code is ${spin?.code}.`)
    const person = await getShopper(siteOf(), browser.headers())
    const live = await liveCampaign(site.pool, siteOf(), { now: new Date() })
    expect(person && live && (await findSpin(site.pool, siteOf(), live, person))).toEqual(spin)
  })

  it('is one for each person and campaign, also of 20 at the same moment and after the account is made again', async () => {
    await campaign([{ label: 'Fuel', chance: 50 }])
    const sam = await shopper('sam@example.com')
    const all = await Promise.all(Array.from({ length: 20 }, () => spinWheel(siteOf(), sam, NOW)))
    expect(new Set(all.map((spin) => JSON.stringify(spin))).size).toBe(1)
    expect(await spins()).toHaveLength(1)
    await deleteAccount(sam)
    const again = await shopper('sam@example.com')
    expect(await spinWheel(siteOf(), again, NOW)).toEqual(all[0])
    expect(await spinWheel(siteOf(), await shopper('sam+again@example.com'), NOW)).toEqual(all[0])
    expect(await spins()).toHaveLength(1)
    await campaign([{ label: 'Mats', chance: 100 }], { starts: '2026-02-01' })
    expect(await spinWheel(siteOf(), again, NOW)).toMatchObject({ prize: 'Mats' })
    await expect(
      site.pool.query(
        `INSERT INTO spins (tenant_id, campaign_id, person_key) SELECT tenant_id, campaign_id, person_key FROM spins LIMIT 1`,
      ),
    ).rejects.toThrow(/campaign_person_key/)
  })

  it('gives no prize more often than there are, whoever spins at the same moment', async () => {
    await campaign([{ label: 'Weekend away', chance: 100, quantity: 3 }])
    const people = await Promise.all(Array.from({ length: 30 }, (_, n) => shopper(`p${n}@example.com`)))
    const all = await Promise.all(people.map((person) => spinWheel(siteOf(), person, NOW)))
    expect(all.filter((spin) => spin?.prize === 'Weekend away')).toHaveLength(3)
    expect(all.filter((spin) => spin?.prize === null && spin.code === null)).toHaveLength(27)
    expect(new Set((await spins()).flatMap(({ code }) => code ?? [])).size).toBe(3)
  })

  it('needs a campaign that runs on the website', async () => {
    await campaign([{ label: 'Fuel', chance: 100 }], { tenant: 2 })
    await campaign([{ label: 'Fuel', chance: 100 }], { ends: '2026-11-24' })
    await campaign([{ label: 'Fuel', chance: 100 }], { starts: '2027-01-01' })
    expect(await spinWheel(siteOf(), await shopper('sam@example.com'), NOW)).toBeNull()
    expect(await spins()).toEqual([])
  })
})
