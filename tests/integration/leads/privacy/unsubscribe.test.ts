import { database } from '@/server/clients/database'
import { erasePerson } from '@/server/leads/privacy/erase-person'
import {
  findSubscription,
  mayEmail,
  recordConsent,
  unsubscribe,
  unsubscribeLink,
} from '@/server/leads/subscriptions/subscriptions'
import { createWorld, type World } from '../../isolation/world'
import { plantLead } from './plant-lead'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await database().query('DELETE FROM leads.subscriptions')
})

const MIA = 'mia@example.com'
const NOW = new Date('2026-11-24T00:00:00Z')
const TEXT = 'Email me offers from Metro Kia.'

const consents = async (place: 'own' | 'sibling' = 'own', at = new Date('2026-11-01T00:00:00Z')) => {
  const { id: leadId } = await plantLead(world, world.sites[place])
  await recordConsent(database(), world.sites[place], { leadId, email: ' Mia@Example.com', text: TEXT, at })
}
const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? ''
const linkOf = (place: 'own' | 'sibling' = 'own') => unsubscribeLink(database(), world.sites[place], MIA)

describe('marketing mail', () => {
  it('is allowed after a consent on this website only, whose exact text and time are stored [ENQ-08]', async () => {
    const { own, sibling } = world.sites
    expect(await mayEmail(database(), own, MIA)).toBe(false)
    await consents()
    expect(await mayEmail(database(), own, 'MIA@example.com ')).toBe(true)
    expect(await mayEmail(database(), sibling, MIA)).toBe(false)
    expect(await mayEmail(database(), own, 'noah@example.com')).toBe(false)
    const { rows } = await database().query('SELECT consent_text, consented_at FROM leads.subscriptions')
    expect(rows).toEqual([{ consent_text: TEXT, consented_at: new Date('2026-11-01T00:00:00Z') }])
  })

  it('is not allowed by a link alone, which mail without a consent needs too', async () => {
    await linkOf()
    expect(await mayEmail(database(), world.sites.own, MIA)).toBe(false)
  })
})

describe('an unsubscribe link', () => {
  it('contains no address, and is the same each time [ROUTE-41]', async () => {
    await consents()
    const link = await linkOf()
    expect(link).toMatch(/^\/pages\/unsubscribe\?token=[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(await linkOf()).toBe(link)
  })

  it('ends the subscription, once and for all [ROUTE-41]', async () => {
    await consents()
    const token = tokenOf(await linkOf())
    expect(await findSubscription(database(), world.sites.own, token)).toMatchObject({ state: 'subscribed' })
    expect(await unsubscribe(database(), world.sites.own, token, NOW)).toBe(true)
    expect(await unsubscribe(database(), world.sites.own, token, new Date('2026-12-01T00:00:00Z'))).toBe(true)
    const { rows } = await database().query('SELECT unsubscribed_at FROM leads.subscriptions')
    expect(rows).toEqual([{ unsubscribed_at: NOW }])
    expect(await mayEmail(database(), world.sites.own, MIA)).toBe(false)
    expect(await findSubscription(database(), world.sites.own, token)).toMatchObject({
      state: 'unsubscribed',
    })
  })

  it('is invalid on another website, and in any other form', async () => {
    await consents()
    await consents('sibling')
    const token = tokenOf(await linkOf())
    const sibling = tokenOf(await linkOf('sibling'))
    const [id, signature] = token.split('.')
    for (const forged of [
      '',
      id ?? '',
      `${id}.${'A'.repeat(43)}`,
      `${sibling.split('.')[0]}.${signature}`,
      "' OR 1=1",
    ]) {
      expect(await unsubscribe(database(), world.sites.own, forged, NOW)).toBe(false)
    }
    expect(await unsubscribe(database(), world.sites.sibling, token, NOW)).toBe(false)
    expect(await mayEmail(database(), world.sites.own, MIA)).toBe(true)
    expect(await mayEmail(database(), world.sites.sibling, MIA)).toBe(true)
  })

  it('is overruled by a later consent, which the person gave again', async () => {
    await consents()
    await unsubscribe(database(), world.sites.own, tokenOf(await linkOf()), NOW)
    await consents('own', new Date('2026-12-01T00:00:00Z'))
    expect(await mayEmail(database(), world.sites.own, MIA)).toBe(true)
  })

  it('still works after the person was erased, and mail stays off', async () => {
    await consents()
    const token = tokenOf(await linkOf())
    const contact = { email: MIA, phone: null }
    await erasePerson(database(), {
      websites: 'all',
      contact,
      author: world.people['platform-admin'].id,
      now: NOW,
    })
    expect(await mayEmail(database(), world.sites.own, MIA)).toBe(false)
    expect(await findSubscription(database(), world.sites.own, token)).toMatchObject({
      state: 'unsubscribed',
    })
    const { rows } = await database().query('SELECT email FROM leads.subscriptions')
    expect(rows).toEqual([{ email: null }])
  })
})
