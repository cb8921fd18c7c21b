import { SETUP_LOCK, setupCode } from '@/server/accounts/setup-code.mjs'
import { database } from '@/server/clients/database'
import { startPayload } from '../isolation/world'

type Started = Awaited<ReturnType<typeof startPayload>>

const PASSWORD = 'tractor velvet ninety'

let started: Started
let code: string
beforeAll(async () => {
  started = await startPayload()
  code = setupCode(process.env.PAYLOAD_SECRET ?? '')
})
afterAll(() => started?.close())

const register = (body: object, address = '198.51.100.1') =>
  started.rest({
    method: 'POST',
    path: '/users/first-register',
    body: { name: 'First', email: 'first@example.com', password: PASSWORD, ...body },
    headers: { 'x-forwarded-for': address },
  })

const people = async () => (await started.payload.find({ collection: 'users', depth: 0 })).docs

describe('the first account', () => {
  it.each([undefined, '', 'AAAA-BBBB-CCCC', { length: 12 }])(
    'is not created without the setup code: %j',
    async (wrong) => {
      const answer = await register({ setupCode: wrong })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text).errors[0].data.errors).toEqual([
        { path: 'setupCode', message: expect.stringContaining('npm run setup-code') },
      ])
      expect(await people()).toEqual([])
    },
  )

  it('has a setup code that is derived from the secret and easy to type', () => {
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}$/)
    expect(setupCode('another secret of some length')).not.toBe(code)
  })

  it('cannot be created by guessing codes', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await register({ setupCode: `wrong-${index}` }, '198.51.100.2')).status)
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429])
    expect((await register({ setupCode: code }, '198.51.100.2')).status).toBe(429)
  })

  it('needs a safe password like any other', async () => {
    const answer = await register({ setupCode: code, password: 'password1234' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('easy to guess')
    expect(await people()).toEqual([])
  })

  it('cannot be created while the demo is being planted', async () => {
    const client = await database().connect()
    await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK])
    expect((await register({ setupCode: code })).status).toBe(409)
    client.release(true)
    expect(await people()).toEqual([])
  })

  it('is created once, as a platform admin, when several requests arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({
          email: `first-${index}@example.com`,
          role: 'marketing-staff',
          // The code as people type it.
          setupCode: ` ${code.toLowerCase().replaceAll('-', ' ')}`,
        }),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    for (const { status } of answers) expect([200, 403, 409]).toContain(status)
    expect(await people()).toMatchObject([{ role: 'platform-admin', name: 'First' }])
    expect(made[0]?.headers.getSetCookie()[0]).toMatch(/^payload-token=/)
    expect((await register({ setupCode: code })).status).toBe(403)
  })

  it('is recorded in the audit log, as are the wrong codes', async () => {
    const { docs } = await started.payload.find({ collection: 'sign-ins', limit: 100, depth: 0 })
    const outcomes = docs.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'first-account')).toHaveLength(1)
    expect(outcomes).toContain('wrong-setup-code')
    expect(outcomes.filter((outcome) => outcome === 'too-many-tries')).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(code)
  })
})
