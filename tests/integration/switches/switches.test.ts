import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createWorld, type World } from '../isolation/world'

const KEY = 'price.visible'

let world: World
let pool: Pool
let applyPlannedSwitches: typeof import('@/server/switches/apply-planned').applyPlannedSwitches
let readSwitchChanges: typeof import('@/server/switches/read-changes').readSwitchChanges
let readGridSites: typeof import('@/server/switches/websites').readGridSites
let websites: number[]

beforeAll(async () => {
  world = await createWorld()
  ;({ applyPlannedSwitches } = await import('@/server/switches/apply-planned'))
  ;({ readSwitchChanges } = await import('@/server/switches/read-changes'))
  ;({ readGridSites } = await import('@/server/switches/websites'))
  pool = (await import('@/server/clients/database')).database()
  const { rows } = await pool.query('SELECT id FROM tenants WHERE group_id = $1 ORDER BY id', [
    world.sites.own.groupId,
  ])
  websites = rows.map(({ id }) => id)
})
beforeEach(() =>
  pool.query(
    'TRUNCATE switch_changes; UPDATE tenants SET settings = NULL; UPDATE groups SET settings = NULL',
  ),
)
afterAll(() => world?.close())

type Person = keyof World['people']

async function post(path: string, body: object, person: Person = 'group-admin') {
  const { status, text } = await world.rest({
    method: 'POST',
    path: `/switch-changes/${path}`,
    token: world.people[person].token,
    body,
  })
  return { status, message: JSON.parse(text).errors?.[0]?.message, ...JSON.parse(text) }
}

const set = (value: unknown, more: object = {}, person?: Person) =>
  post('apply', { key: KEY, websites, next: { value }, ...more }, person)

const stored = async (key = KEY) => {
  const { rows } = await pool.query(
    'SELECT settings->$2 AS value FROM tenants WHERE id = ANY($1::int[]) ORDER BY id',
    [websites, key],
  )
  return rows.map(({ value }) => value)
}

/** Waits until a statement waits for a lock. */
async function untilBlocked() {
  const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await pool.query(blocked)).rowCount === 0) await sleep(20)
}

const history = async () =>
  (await readSwitchChanges(pool, world.sites.own.groupId)).map(
    ({ key, before, after, person, state }) => `${key} ${before} ${after} ${person} ${state}`,
  )

describe('A change of one switch on many websites', () => {
  it('is stored for all of them, with who made it', async () => {
    expect(websites.length).toBeGreaterThan(1)
    expect(await set(false)).toMatchObject({ status: 200, websites: websites.length })
    expect(await stored()).toEqual(websites.map(() => false))
    const lines = await history()
    expect(lines).toHaveLength(websites.length)
    expect(lines[0]).toMatch(new RegExp(`^${KEY} null false .+ done$`))
  })

  it('is stored for none of them if one cannot have the value, and names the website', async () => {
    const answer = await set('maybe')
    expect(answer.status).toBe(400)
    expect(answer.message).toContain(KEY)
    expect(await stored()).toEqual(websites.map(() => null))
    expect(await history()).toEqual([])
  })

  it('also records a value of text', async () => {
    await post('apply', { key: 'site.primaryCity', websites, next: { value: 'Perth' } })
    expect(await stored('site.primaryCity')).toEqual(websites.map(() => 'Perth'))
    expect((await history())[0]).toContain('site.primaryCity null Perth')
  })

  it('back to inherited removes the websites’ own values', async () => {
    await set(false)
    await post('apply', { key: KEY, websites, next: 'inherit' })
    expect(await stored()).toEqual(websites.map(() => null))
    expect((await history())[0]).toContain('false null')
  })

  it('leaves out websites that have the value already', async () => {
    await post('apply', { key: KEY, websites: websites.slice(0, 1), next: { value: false } })
    expect(await set(false)).toMatchObject({ websites: websites.length - 1 })
  })

  it('of a website of another group is not found, and changes nothing', async () => {
    const foreign = world.sites.foreign.id
    expect(await set(false, { websites: [...websites, foreign] })).toMatchObject({ status: 404 })
    expect(await stored()).toEqual(websites.map(() => null))
  })

  it.each(['marketing-staff', 'sales-staff'] as const)('is refused for %s', async (person) => {
    expect((await set(false, {}, person)).status).toBe(403)
    expect(await stored()).toEqual(websites.map(() => null))
  })

  it.each([
    [{ key: 'no.such' }, 'Choose a switch that a website may set.'],
    [{ websites: [] }, 'Choose at least one website.'],
    [{ at: 'tomorrow' }, 'Enter day and time'],
    [{ at: '2099-13-45T99:99' }, 'Enter day and time'],
    [{ at: '2020-01-01T09:00' }, 'This time has passed in the time zone of'],
  ])('with %j is refused with the field and the fix', async (wrong, reason) => {
    const { status, message } = await set(false, wrong)
    expect(status).toBe(400)
    expect(message).toContain(reason)
    expect(message).toContain(`${Object.keys(wrong)[0]}: `)
  })
})

describe('The history', () => {
  it('also has changes of the ordinary forms, of a website and of a group', async () => {
    const { 'group-admin': admin } = world.people
    const asAdmin = { overrideAccess: false, user: admin.user } as const
    const { id, groupId } = world.sites.own
    await world.payload.update({
      collection: 'tenants',
      id,
      data: { settings: { [KEY]: false } },
      ...asAdmin,
    })
    await world.payload.update({ collection: 'tenants', id, data: { manufacturer_name: 'Kia' }, ...asAdmin })
    await world.payload.update({
      collection: 'groups',
      id: groupId,
      data: { settings: { [KEY]: false } },
      ...asAdmin,
    })
    const places = (await readSwitchChanges(pool, groupId)).map(({ place }) => place)
    expect(places).toEqual([expect.stringMatching(/^Group /), expect.not.stringMatching(/^Group /)])
  })

  it('shows a group its own changes and websites only', async () => {
    await set(false)
    const { groupId } = world.sites.foreign
    expect(await readSwitchChanges(pool, groupId)).toEqual([])
    const own = await readGridSites(pool, world.sites.own.groupId)
    expect(own.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(websites)
    expect((await readGridSites(pool, null)).length).toBeGreaterThan(own.length)
  })
})

describe('Undo', () => {
  it('sets the values from before, as a new change', async () => {
    await set(true)
    const { batch } = await set(false)
    expect((await post('undo', { batch })).status).toBe(200)
    expect(await stored()).toEqual(websites.map(() => true))
    expect(await history()).toHaveLength(3 * websites.length)
  })

  it('changes nothing if one of the values has changed since, and says where', async () => {
    const { batch } = await set(false)
    await post('apply', { key: KEY, websites: websites.slice(0, 1), next: { value: true } })
    const answer = await post('undo', { batch })
    expect(answer.status).toBe(409)
    expect(answer.message).toContain('has changed again since')
    expect(await stored()).toEqual([true, ...websites.slice(1).map(() => false)])
  })

  it('of another group’s change is not found', async () => {
    const { id, groupId } = world.sites.foreign
    await world.payload.update({ collection: 'tenants', id, data: { settings: { [KEY]: false } } })
    const [change] = await readSwitchChanges(pool, groupId)
    expect((await post('undo', { batch: change?.batch })).status).toBe(404)
  })
})

describe('A planned change', () => {
  const later = { at: '2099-06-01T17:00' }
  const due = (website: number | null = null) =>
    pool.query(
      `UPDATE switch_changes SET planned_for = now() - interval '1 minute' WHERE $1::int IS NULL OR website_id = $1`,
      [website],
    )

  /** Plans `false`, and makes it on the first website only. */
  async function makeHalf(): Promise<string> {
    const { batch } = await set(false, later)
    await due(websites[0])
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual([false, ...rest(null)])
    return batch
  }

  const rest = (value: unknown) => websites.slice(1).map(() => value)

  it('is made once its time has come, once, and recorded as of the person who planned it', async () => {
    await set(false, later)
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual(websites.map(() => null))
    await due()
    await Promise.all([applyPlannedSwitches(pool, new Date()), applyPlannedSwitches(pool, new Date())])
    expect(await stored()).toEqual(websites.map(() => false))
    const lines = await history()
    expect(lines).toHaveLength(websites.length)
    expect(lines.every((line) => line.endsWith('done') && !line.includes(' null done'))).toBe(true)
  })

  it('is at its time in each website’s own time zone', async () => {
    const [first, second] = websites as [number, number]
    await pool.query(
      `UPDATE tenants SET address_state = CASE id WHEN $1 THEN 'WA' ELSE 'QLD' END WHERE id = ANY($2::int[])`,
      [first, [first, second]],
    )
    await pool.query('DELETE FROM locations WHERE tenant_id = ANY($1::int[])', [[first, second]])
    await set(false, later)
    const { rows } = await pool.query('SELECT website_id, planned_for FROM switch_changes')
    const at = new Map(rows.map(({ website_id, planned_for }) => [website_id, planned_for.toISOString()]))
    expect(at.get(first)).toBe('2099-06-01T09:00:00.000Z')
    expect(at.get(second)).toBe('2099-06-01T07:00:00.000Z')
  })

  it('that is no longer possible is recorded as failed with the reason', async () => {
    await set(false, later)
    await pool.query(`UPDATE switch_changes SET change = '{"before": null, "after": "maybe"}'`)
    await due()
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual(websites.map(() => null))
    const [change] = await readSwitchChanges(pool, world.sites.own.groupId)
    expect(change).toMatchObject({ state: 'failed', problem: expect.stringContaining(KEY) })
  })

  it('that is cancelled is not made, and cannot be cancelled once it is made', async () => {
    const { batch } = await set(false, later)
    expect((await post('cancel', { batch })).status).toBe(200)
    await due()
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual(websites.map(() => null))
    expect((await post('cancel', { batch })).status).toBe(404)
  })

  it('that is half made is undone where it was made, and stays planned elsewhere', async () => {
    const batch = await makeHalf()
    expect(await post('undo', { batch })).toMatchObject({ status: 200, planned: websites.length - 1 })
    expect(await stored()).toEqual(websites.map(() => null))
    expect(await post('undo', { batch })).toMatchObject({
      ...{ status: 409, message: 'The change is undone already.' },
    })
    await due()
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual([null, ...rest(false)])
    expect(await post('undo', { batch })).toMatchObject({ status: 200, planned: 0 })
    expect(await stored()).toEqual(websites.map(() => null))
  })

  it('that failed on one website is undone on the others', async () => {
    const { batch } = await set(false, later)
    await pool.query(
      `UPDATE switch_changes SET change = '{"before": null, "after": "maybe"}' WHERE website_id = $1`,
      [websites[0]],
    )
    await due()
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual([null, ...rest(false)])
    expect((await post('undo', { batch })).status).toBe(200)
    expect(await stored()).toEqual(websites.map(() => null))
  })

  it('that is half made is cancelled elsewhere, and the answer says how much was made', async () => {
    const batch = await makeHalf()
    expect(await post('cancel', { batch })).toMatchObject({
      ...{ status: 200, cancelled: websites.length - 1, made: 1 },
    })
    await due()
    await applyPlannedSwitches(pool, new Date())
    expect(await stored()).toEqual([false, ...rest(null)])
    expect((await post('undo', { batch })).status).toBe(200)
    expect(await stored()).toEqual(websites.map(() => null))
  })

  it('that the worker makes during the cancellation is recorded as made, and only the rest is cancelled', async () => {
    const { batch } = await set(false, later)
    const worker = await pool.connect()
    await worker.query('BEGIN')
    await worker.query(`UPDATE switch_changes SET state = 'done' WHERE website_id = $1`, [websites[0]])
    const cancelled = post('cancel', { batch })
    await untilBlocked()
    await worker.query('COMMIT')
    worker.release()
    expect(await cancelled).toMatchObject({ status: 200, cancelled: websites.length - 1, made: 1 })
    const { rows } = await pool.query('SELECT state FROM switch_changes ORDER BY website_id')
    expect(rows.map(({ state }) => state)).toEqual(['done', ...rest('cancelled')])
  })

  it('that was planned before 300 other changes is in the history once it is made, with all its websites', async () => {
    const batch = await makeHalf()
    await pool.query(
      `INSERT INTO switch_changes (group_id, level, key, change, batch, state, updated_at)
       SELECT $1, 'group', $2, '{"before": null, "after": true}', gen_random_uuid(), 'done', now() - interval '1 hour'
       FROM generate_series(1, 300)`,
      [world.sites.own.groupId, KEY],
    )
    const states = async () =>
      (await readSwitchChanges(pool, world.sites.own.groupId))
        .filter((each) => each.batch === batch)
        .map(({ state }) => state)
    expect((await states()).toSorted()).toEqual(['done', ...rest('planned')])
    await post('cancel', { batch })
    expect((await states()).toSorted()).toEqual([...rest('cancelled'), 'done'])
  })
})
