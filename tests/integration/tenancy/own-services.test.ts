import { jest } from '@jest/globals'
import type pg from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { plantLead } from '../leads/plant-lead'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners, siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from './next-cache'

let database: TestDatabase
let pool: pg.Pool
let service: Upstream
let asked: [path: string, body: unknown][]
let answer: { status: number; body: string | Buffer }
let notifyOfReveal: typeof import('@/server/analytics/phone-reveals').notifyOfReveal
let recordFollowUp: typeof import('@/server/leads/record-follow-up').recordFollowUp
let answerPdf: typeof import('@/server/print/answer-pdf').answerPdf

beforeAll(async () => {
  disableCachedReads()
  database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, [plainVehicle({})])
  service = await startUpstream((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      asked.push([request.url ?? '', text === '' ? null : JSON.parse(text)])
      response.writeHead(answer.status).end(answer.body)
    })
  })
  ;({ notifyOfReveal } = await import('@/server/analytics/phone-reveals'))
  ;({ recordFollowUp } = await import('@/server/leads/record-follow-up'))
  ;({ answerPdf } = await import('@/server/print/answer-pdf'))
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: '' }
  for (const channel of ['error', 'warn', 'log', 'info'] as const)
    jest.spyOn(console, channel).mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())
afterAll(async () => {
  await service?.close()
  await pool?.end()
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await database?.drop()
})

/** A website that has a service of its own. Each test has its own path, because a failed address is not asked again for a while. */
function siteWith(setting: 'revealUrl' | 'followUpUrl' | 'printUrl', path: string): TenantContext {
  const plain = siteOf()
  return { ...plain, settings: { ...plain.settings, [`integrations.${setting}`]: service.address + path } }
}

describe('a website’s own service', () => {
  it('hears of each phone reveal with the vehicle, dealership and website [INT-02, PHONE-03]', async () => {
    await notifyOfReveal(pool, siteWith('revealUrl', '/reveals?key=1'), '1')
    expect(asked).toEqual([['/reveals?key=1', { car_id: '1', dealership_id: '11', website_id: 'tenant-1' }]])
  })

  it.each([404, 500])(
    'that answers a phone reveal with %d changes nothing [INT-02, PHONE-03]',
    async (status) => {
      answer = { status, body: 'no' }
      await notifyOfReveal(pool, siteWith('revealUrl', `/reveals-${status}`), '1')
      expect(asked).toHaveLength(1)
    },
  )

  it('hears of the follow-up of an enquiry once [INT-02, ENQ-19]', async () => {
    const { publicId } = await plantLead(1)
    const site = siteWith('followUpUrl', '/follow-ups')
    const sent = { category: 'Sales', carType: 'used' }
    expect(await recordFollowUp(site, publicId, sent)).toBe(true)
    expect(await recordFollowUp(site, publicId, sent)).toBe(true)
    expect(await recordFollowUp(site, 'unknown', sent)).toBe(false)
    expect(asked).toEqual([
      ['/follow-ups', { lead_id: publicId, category: 'Sales', car_type: 'used', website_id: 'tenant-1' }],
    ])
  })

  it('makes the PDF of a vehicle [INT-02, SHARE-10, SHARE-11]', async () => {
    answer = { status: 200, body: '%PDF-1.7 from elsewhere' }
    const made = await answerPdf(siteWith('printUrl', '/print?key=1'), 'vehicle-1', 'tenant-1.localhost')
    expect([made.status, await made.text()]).toEqual([200, '%PDF-1.7 from elsewhere'])
    expect(made.headers.get('content-disposition')).toContain('filename="vehicle-1.pdf"')
    expect(asked).toEqual([['/print?key=1&slug=vehicle-1', null]])
  })

  it.each<[string, number, string | Buffer]>([
    ['fails', 500, ''],
    ['sends a web page', 200, '<html>'],
    ['sends 11 MB', 200, Buffer.alloc(11 * 1024 * 1024, '%PDF-')],
  ])(
    'that %s instead of a PDF leads to a message for the browser [INT-02, SHARE-12]',
    async (is, status, body) => {
      answer = { status, body }
      const path = `/print-${is.replaceAll(' ', '-')}`
      const made = await answerPdf(siteWith('printUrl', path), 'vehicle-1', 'tenant-1.localhost')
      expect([made.status, await made.json()]).toEqual([
        500,
        { error: { message: 'The PDF could not be created. Please try again.' } },
      ])
    },
  )

  it('is asked for no vehicle that the website does not list [INT-02]', async () => {
    const made = await answerPdf(siteWith('printUrl', '/print'), 'no-such-vehicle', 'tenant-1.localhost')
    expect(made.status).toBe(404)
    expect(asked).toEqual([])
  })
})

it('a website without services asks nobody [INT-02]', async () => {
  const { publicId } = await plantLead(1)
  await notifyOfReveal(pool, siteOf(), '1')
  await recordFollowUp(siteOf(), publicId, { category: 'Sales', carType: null })
  expect(asked).toEqual([])
})
