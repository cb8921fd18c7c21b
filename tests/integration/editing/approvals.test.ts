import { database } from '@/server/clients/database'
import { readAttention } from '@/server/dashboard/read-dashboard'
import { createWorld, type World } from '../isolation/world'

type Author = 'platform-admin' | 'group-admin' | 'marketing-staff' | 'sales-staff'

let world: World
let count = 0

beforeAll(async () => {
  world = await createWorld()
  await wantApproval(true)
})
afterAll(() => world?.close())

const wantApproval = (isWanted: boolean) =>
  world.payload.update({
    collection: 'tenants',
    id: world.sites.own.id,
    data: { settings: { 'content.approval': isWanted } },
  })

async function call(
  author: Author,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  const { token } = world.people[author]
  const { status, text } = await world.rest({ method, path, token, ...(body ? { body } : {}) })
  return { status, answer: JSON.parse(text) }
}

const PUBLISHED = { _status: 'published' }

async function createPage(author: Author, data: object = {}, draft = '&draft=true') {
  count += 1
  const { status, answer } = await call(author, 'POST', `/pages?depth=0${draft}`, {
    title: 'Careers',
    path: `/approved-${count}`,
    tenant: world.sites.own.id,
    _status: 'draft',
    ...data,
  })
  return { status, id: Number(answer.doc?.id), message: answer.errors?.[0]?.message }
}

const ask = (id: number, note = 'Please, by Friday.', author: Author = 'marketing-staff') =>
  call(author, 'POST', `/approval/pages/${id}`, { note })
const decline = (id: number, reason: string, author: Author = 'group-admin') =>
  call(author, 'POST', `/approval/pages/${id}/decline`, { reason })
const shown = async (id: number, author: Author = 'marketing-staff') =>
  (await call(author, 'GET', `/approval/pages/${id}`)).answer
const statusOf = async (id: number) =>
  (await world.payload.findByID({ collection: 'pages', id, depth: 0 }))._status

/** The mails since the last call, as `to: subject | text`. */
async function newMails(): Promise<string[]> {
  const { rows } = await database().query<{ mail: string }>(
    `WITH gone AS (DELETE FROM leads.mails RETURNING id, "to" || ': ' || subject || ' | ' || text AS mail) SELECT mail FROM gone ORDER BY id`,
  )
  return rows.map(({ mail }) => mail)
}

/** The number of waiting requests on the start page. */
async function waiting(): Promise<number> {
  const sites = { websites: [world.sites.own.id], seesFeeds: true, now: new Date() }
  const counts = await readAttention(database(), sites)
  return counts.find(({ kind }) => kind === 'approvals')?.count ?? 0
}
const emailOf = (author: Author) => world.people[author].email

describe('On a website whose publishing needs approval', () => {
  it('marketing staff save drafts, and are refused when they publish in any way', async () => {
    const refusal = expect.stringContaining('needs approval')
    expect(await createPage('marketing-staff', PUBLISHED, '')).toMatchObject({
      status: 403,
      message: refusal,
    })
    const { status, id } = await createPage('marketing-staff')
    expect(status).toBe(201)
    const published = await call('marketing-staff', 'PATCH', `/pages/${id}?depth=0`, PUBLISHED)
    expect(published).toMatchObject({ status: 403, answer: { errors: [{ message: refusal }] } })
    const bulk = await call('marketing-staff', 'PATCH', `/pages?where[id][equals]=${id}`, PUBLISHED)
    expect(bulk.answer.errors).toHaveLength(1)
    expect(await statusOf(id)).toBe('draft')
    // A published page stays as it is.
    await call('group-admin', 'PATCH', `/pages/${id}?depth=0`, PUBLISHED)
    expect((await call('marketing-staff', 'PATCH', `/pages/${id}?depth=0`, { title: 'Jobs' })).status).toBe(
      403,
    )
    expect(
      (await call('marketing-staff', 'PATCH', `/pages/${id}?draft=true`, { title: 'Jobs', _status: 'draft' }))
        .status,
    ).toBe(200)
    const page = await world.payload.findByID({ collection: 'pages', id, depth: 0 })
    expect(page).toMatchObject({ _status: 'published', title: 'Careers' })
  })

  it('marketing staff move no published page on the calendar', async () => {
    const { id } = await createPage('group-admin', PUBLISHED, '')
    const move = { kind: 'page', id, was: { liveFrom: null, liveUntil: null }, liveFrom: null }
    const body = { ...move, liveUntil: '2027-03-05T06:00:00.000Z' }
    expect((await call('marketing-staff', 'POST', '/calendar/move', body)).status).toBe(403)
    expect((await call('group-admin', 'POST', '/calendar/move', body)).status).toBe(200)
  })

  it('marketing staff copy to it as a draft, and to the other websites as before', async () => {
    const { own, sibling } = world.sites
    const other = await world.payload.create({
      collection: 'tenants',
      data: { name: 'Site other', slug: 'other-site', group: own.groupId, template: 'metro' },
    })
    const person = await world.addPerson({
      name: 'Both',
      role: 'marketing-staff',
      group: own.groupId,
      tenants: [own.id, sibling.id, other.id],
    })
    const asBoth = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
      const { status, text } = await world.rest({
        method,
        path,
        token: person.token,
        ...(body ? { body } : {}),
      })
      return { status, answer: JSON.parse(text) }
    }
    const page = { title: 'Both', path: '/on-both', tenant: sibling.id, _status: 'published' }
    const { answer } = await asBoth('POST', '/pages?depth=0', page)
    const path = `/copies/pages/${answer.doc.id}`
    const copy = async () => {
      const shown = (await asBoth('GET', path)).answer.websites as {
        id: number
        copy: { seen: string } | null
      }[]
      const websites = [own.id, other.id].map((id) => ({
        id,
        seen: shown.find((each) => each.id === id)?.copy?.seen ?? null,
      }))
      const done = await asBoth('POST', path, { websites })
      expect(done.status).toBe(200)
      return done.answer.websites as { id: number; copy: number; waits: boolean }[]
    }
    const made = await copy()
    expect(made).toMatchObject([
      { id: own.id, waits: true },
      { id: other.id, waits: false },
    ])
    const [waiting, free] = made.map((each) => each.copy) as [number, number]
    for (const id of [waiting, free])
      await world.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    await asBoth('PATCH', `/pages/${answer.doc.id}?depth=0`, { title: 'Newer', _status: 'published' })
    expect(await copy()).toMatchObject([{ waits: true }, { waits: false }])
    const titleOf = async (id: number, draft: boolean) =>
      (await world.payload.findByID({ collection: 'pages', id, draft, depth: 0 })).title
    expect([await titleOf(waiting, false), await titleOf(waiting, true)]).toEqual(['Both', 'Newer'])
    expect([await titleOf(free, false), await statusOf(free)]).toEqual(['Newer', 'published'])
    expect((await ask(waiting)).status).toBe(200)
    expect((await decline(waiting, 'Not yet.')).status).toBe(200)
  })

  it('a request waits for the admin, who answers it by publishing', async () => {
    const { id } = await createPage('marketing-staff')
    await newMails()
    expect(await shown(id)).toEqual({ isNeeded: true, decides: false, isDraft: true, request: null })
    expect((await ask(id)).status).toBe(200)
    expect(await newMails()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${emailOf('group-admin')}: .*“Careers” waits for approval[^]*Note: Please, by Friday\\.`,
        ),
      ),
    ])
    expect((await ask(id, 'By Thursday, sorry.')).status).toBe(200)
    const request = { state: 'open', note: 'By Thursday, sorry.', askedBy: expect.stringMatching(/\w/) }
    expect(await shown(id, 'group-admin')).toMatchObject({ decides: true, request })
    const { answer } = await call('group-admin', 'GET', `/approvals?where[document][equals]=${id}`)
    expect(answer.docs).toMatchObject([{ title: 'Careers', kind: 'pages', state: 'open' }])
    const own = await readAttention(database(), {
      websites: [world.sites.own.id],
      now: new Date(),
    })
    expect(own).toContainEqual({ kind: 'approvals', website: 'Site own-site', count: 1 })
    await newMails()
    expect((await call('group-admin', 'PATCH', `/pages/${id}?depth=0`, PUBLISHED)).status).toBe(200)
    expect(await newMails()).toEqual([
      expect.stringMatching(new RegExp(`^${emailOf('marketing-staff')}: .*“Careers” was published`)),
    ])
    expect(await shown(id)).toMatchObject({
      isDraft: false,
      request: { state: 'published', decidedBy: expect.stringMatching(/\w/) },
    })
  })

  it('two requests at once become one', async () => {
    const { id } = await createPage('marketing-staff')
    const answers = await Promise.all([ask(id, 'One'), ask(id, 'Two'), ask(id, 'Three')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { answer } = await call('group-admin', 'GET', `/approvals?where[document][equals]=${id}`)
    expect(answer.docs).toHaveLength(1)
  })

  it('a request is answered once, though one admin publishes while another declines', async () => {
    const { id } = await createPage('marketing-staff')
    await ask(id)
    await newMails()
    const [published, declinedToo] = await Promise.all([
      call('group-admin', 'PATCH', `/pages/${id}?depth=0`, PUBLISHED),
      decline(id, 'Not yet.'),
    ])
    expect(published.status).toBe(200)
    expect([200, 409]).toContain(declinedToo.status)
    expect(await newMails()).toHaveLength(1)
    expect(await shown(id)).toMatchObject({
      request: { state: declinedToo.status === 200 ? 'declined' : 'published' },
    })
  })

  it('an admin declines with a reason, which the person reads before they ask again', async () => {
    const { id } = await createPage('marketing-staff')
    await ask(id)
    await newMails()
    expect((await decline(id, ' ')).answer.errors[0].message).toContain('Enter a reason')
    expect((await decline(id, 'The price is missing.')).status).toBe(200)
    expect(await newMails()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${emailOf('marketing-staff')}: .*“Careers” was declined[^]*Reason: The price is missing\\.`,
        ),
      ),
    ])
    expect(await shown(id)).toMatchObject({ request: { state: 'declined', reason: 'The price is missing.' } })
    expect((await decline(id, 'Twice.')).status).toBe(409)
    expect((await ask(id, 'Now with the price.')).status).toBe(200)
    expect(await shown(id)).toMatchObject({ request: { state: 'open', note: 'Now with the price.' } })
  })

  it('a document that is deleted takes its requests along', async () => {
    const { id } = await createPage('marketing-staff')
    await ask(id)
    const before = await waiting()
    expect((await call('group-admin', 'DELETE', `/pages/${id}`)).status).toBe(200)
    expect(await waiting()).toBe(before - 1)
    const { answer } = await call('group-admin', 'GET', `/approvals?where[document][equals]=${id}`)
    expect(answer.docs).toEqual([])
  })

  it('the start page counts no request whose document is gone', async () => {
    const before = await waiting()
    await world.payload.create({
      collection: 'approvals',
      data: {
        title: 'Gone',
        kind: 'offers',
        document: 999_999,
        state: 'open',
        asked_by: 'Staff',
        tenant: world.sites.own.id,
      },
    })
    expect(await waiting()).toBe(before)
  })

  it('the person reads when shoppers see what was published', async () => {
    const { id } = await createPage('marketing-staff', { liveFrom: '2099-01-01T00:00:00.000Z' })
    await ask(id)
    await newMails()
    await call('group-admin', 'PATCH', `/pages/${id}?depth=0`, PUBLISHED)
    const [mail] = await newMails()
    expect(mail).toContain('Shoppers see it once the time in “Shown from” has come.')
    expect(mail).not.toContain('Shoppers see it now.')
  })

  describe('marketing staff', () => {
    async function draftOver(title: string) {
      const { id } = await createPage('group-admin', PUBLISHED, '')
      await call('marketing-staff', 'PATCH', `/pages/${id}?draft=true`, { title, _status: 'draft' })
      return id
    }
    const page = (id: number, query = '') => `/pages/${id}?depth=0${query}`

    it('discard a draft for what is published, which withdraws the request for it', async () => {
      const id = await draftOver('Jobs')
      await ask(id)
      await newMails()
      const { answer: live } = await call('marketing-staff', 'GET', page(id))
      expect((await call('marketing-staff', 'PATCH', page(id), { ...live, title: 'Mine' })).status).not.toBe(
        200,
      )
      expect((await call('marketing-staff', 'PATCH', page(id), live)).status).toBe(200)
      expect((await call('marketing-staff', 'GET', page(id, '&draft=true'))).answer).toMatchObject({
        title: 'Careers',
        _status: 'published',
      })
      expect(await shown(id)).toMatchObject({
        isDraft: false,
        request: { state: 'declined', reason: 'The draft was discarded.' },
      })
      expect(await newMails()).toEqual([])
    })

    it('are told when somebody else discards their draft', async () => {
      const id = await draftOver('Jobs')
      await ask(id)
      await newMails()
      const { answer: live } = await call('group-admin', 'GET', page(id))
      expect((await call('group-admin', 'PATCH', page(id), live)).status).toBe(200)
      const mails = await newMails()
      expect(mails).toEqual([expect.stringContaining('The draft was discarded.')])
      expect(mails[0]).toContain('was declined')
    })

    it('restore a published version as a draft only', async () => {
      const id = await draftOver('Jobs')
      const { answer } = await call('marketing-staff', 'GET', `/pages/versions?where[parent][equals]=${id}`)
      const version = answer.docs.find(
        (each: { version: { _status: string } }) => each.version._status === 'published',
      )
      const restore = (draft: boolean) =>
        call('marketing-staff', 'POST', `/pages/versions/${version.id}?draft=${draft}`)
      expect((await restore(false)).status).toBe(403)
      expect((await restore(true)).status).toBe(200)
      expect((await call('marketing-staff', 'GET', page(id, '&draft=true'))).answer).toMatchObject({
        title: 'Careers',
        _status: 'draft',
      })
      expect(await statusOf(id)).toBe('published')
    })
  })

  it('nothing is asked for what is published, or of websites that need no approval', async () => {
    const { id } = await createPage('group-admin', PUBLISHED, '')
    expect((await ask(id)).status).toBe(409)
    const draft = await createPage('marketing-staff')
    await wantApproval(false)
    expect((await ask(draft.id)).status).toBe(409)
    expect((await call('marketing-staff', 'PATCH', `/pages/${draft.id}?depth=0`, PUBLISHED)).status).toBe(200)
    await wantApproval(true)
  })

  it('others neither ask, decline nor read', async () => {
    const { id } = await createPage('marketing-staff')
    await ask(id)
    expect((await decline(id, 'No.', 'marketing-staff')).status).toBe(403)
    expect((await call('sales-staff', 'GET', `/approval/pages/${id}`)).status).toBe(403)
    expect((await world.rest({ method: 'GET', path: `/approval/pages/${id}` })).status).toBe(403)
    const foreign = await world.payload.create({
      collection: 'pages',
      data: { title: 'Theirs', path: '/theirs', tenant: world.sites.foreign.id, _status: 'draft' },
    })
    for (const author of ['marketing-staff', 'group-admin'] as const) {
      expect((await call(author, 'GET', `/approval/pages/${foreign.id}`)).status).toBe(404)
      expect((await ask(foreign.id, '', author)).status).toBe(404)
    }
    expect((await call('group-admin', 'GET', '/approval/users/1')).status).toBe(400)
    expect((await ask(id, 'x'.repeat(501))).status).toBe(400)
  })
})
