import type pg from 'pg'
import { createWorld, type World } from '../isolation/world'

let world: World
let pool: pg.Pool
let tellOfCancellation: typeof import('@/server/test-drives/cancelled-by-staff').tellOfCancellation

beforeAll(async () => {
  world = await createWorld()
  const { database } = await import('@/server/clients/database')
  pool = database()
  ;({ tellOfCancellation } = await import('@/server/test-drives/cancelled-by-staff'))
})
afterAll(async () => {
  await pool?.end()
  await world?.close()
})

let count = 0

/** A test drive of the website with a lead. Returns its id. */
async function plant(place: 'own' | 'foreign', state = 'booked'): Promise<number> {
  count += 1
  const { id: tenant, dealershipId } = world.sites[place]
  const location = await world.payload.create({
    collection: 'locations',
    data: { name: 'Yard', slug: `yard-${count}`, tenant, dealership: dealershipId },
  })
  const { rows } = await pool.query(
    `WITH lead AS (INSERT INTO leads (tenant_id, name, email, public_id, idempotency_key)
       VALUES ($1, 'Sam', 'sam@example.com', $3, $3) RETURNING id)
     INSERT INTO test_drives (tenant_id, lead_id, location_id, starts_at, ends_at, seat, state, public_id, booked_at)
     SELECT $1, id, $2, '2026-11-05T03:30:00Z', '2026-11-05T04:00:00Z', 1, $4::enum_test_drives_state, $3, now() FROM lead RETURNING id`,
    [tenant, location.id, `id-${count}`, state],
  )
  return rows[0].id
}

async function change(id: number, body: object, who: 'group-admin' | 'marketing-staff' = 'group-admin') {
  const { token } = world.people[who]
  const { status, text } = await world.rest({ method: 'PATCH', path: `/test-drives/${id}`, token, body })
  return { status, said: JSON.parse(text) }
}

const driveOf = async (id: number) =>
  (await pool.query('SELECT state, changes::int AS changes FROM test_drives WHERE id = $1', [id])).rows[0]

const jobs = async () =>
  (
    await pool.query(
      `SELECT payload FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id
       WHERE tasks.identifier = 'tell-of-cancellation' ORDER BY jobs.id`,
    )
  ).rows.map(({ payload }) => payload)

const records = async (table: 'leads.mails' | 'lead_notes') =>
  (await pool.query(`SELECT * FROM ${table} ORDER BY id`)).rows

describe('a test drive in the admin', () => {
  it('is marked as done, then as missed, without a mail [TD-04]', async () => {
    const id = await plant('own')
    expect((await change(id, { state: 'done' })).status).toBe(200)
    expect((await change(id, { state: 'missed' })).status).toBe(200)
    expect(await driveOf(id)).toEqual({ state: 'missed', changes: 0 })
    expect(await jobs()).toEqual([])
  })

  it('that staff cancel is told to the shopper and noted on the lead, once [TD-04]', async () => {
    const id = await plant('own')
    await pool.query(
      `INSERT INTO lead_deliveries (tenant_id, lead_id, method, target, state, attempts, delivery_id)
       SELECT tenant_id, lead_id, 'email', 'yard@example.com', 'delivered', 1, 'told' FROM test_drives WHERE id = $1`,
      [id],
    )
    const authorId = world.people['group-admin'].id
    expect((await change(id, { state: 'cancelled' })).status).toBe(200)
    expect((await change(id, { state: 'cancelled' })).status).toBe(200)
    expect(await driveOf(id)).toEqual({ state: 'cancelled', changes: 1 })
    expect(await jobs()).toEqual([{ testDriveId: id, authorId }])
    await Promise.all([1, 2].map(() => tellOfCancellation(pool, { testDriveId: id, authorId })))
    await tellOfCancellation(pool, { testDriveId: id, authorId })
    expect(await records('lead_notes')).toMatchObject([
      {
        kind: 'system',
        text: 'Staff cancelled the test drive on Thu 5 Nov 2026, 2:30 pm (Sydney time).',
        author_id: authorId,
      },
    ])
    const mails = await records('leads.mails')
    expect(mails).toMatchObject([
      { to: 'sam@example.com', subject: expect.stringMatching(/^Cancelled: /) },
      { to: 'yard@example.com', subject: expect.stringMatching(/^Test drive cancelled: /) },
    ])
    expect(mails[0].attachments[0].content).toMatch(/METHOD:CANCEL.*SEQUENCE:1/s)
  })

  it('that was cancelled stays cancelled, with the reason at the field [TD-04]', async () => {
    const id = await plant('own', 'cancelled')
    const { status, said } = await change(id, { state: 'booked' })
    expect([status, said.errors[0].data.errors[0].path]).toEqual([400, 'state'])
    expect(said.errors[0].data.errors[0].message).toMatch(/^A cancelled test drive stays cancelled/)
    expect(await driveOf(id)).toEqual({ state: 'cancelled', changes: 0 })
  })

  it('keeps its time and place, whoever sends others [TD-04]', async () => {
    const id = await plant('own')
    const { said } = await change(id, {
      starts_at: '2030-01-01T00:00:00Z',
      seat: 9,
      changes: 7,
      public_id: 'x',
    })
    expect(said.doc).toMatchObject({ starts_at: '2026-11-05T03:30:00.000Z', seat: 1, changes: 0 })
  })

  it('is changed neither by another group nor by marketing staff [TD-04]', async () => {
    expect([403, 404]).toContain((await change(await plant('foreign'), { state: 'done' })).status)
    const id = await plant('own')
    expect([403, 404]).toContain((await change(id, { state: 'done' }, 'marketing-staff')).status)
    expect(await driveOf(id)).toEqual({ state: 'booked', changes: 0 })
  })
})
