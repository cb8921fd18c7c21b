import { createWorld, type World } from '../isolation/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const saveWebsite = (body: object) =>
  world.rest({
    method: 'PATCH',
    path: `/tenants/${world.sites.own.id}`,
    token: world.people['platform-admin'].token,
    body,
  })

const problems = (text: string) => JSON.parse(text).errors[0].data.errors

describe('a website', () => {
  it.each(['admin.dealer.com.au', 'ADMIN.dealer.com.au.', 'https://admin.dealer.com.au', '127.0.0.10'])(
    'cannot have a domain that points to the admin or the machine: %s',
    async (host) => {
      const answer = await saveWebsite({ domains: [{ host: 'dealer.com.au' }, { host }] })
      expect(answer.status).toBe(400)
      expect(problems(answer.text)).toHaveLength(1)
      expect(problems(answer.text)[0].path).toBe('domains.1.host')
    },
  )

  it('shows the reason at the field of a rejected domain', async () => {
    const { text } = await saveWebsite({ domains: [{ host: 'admin.dealer.com.au' }] })
    expect(problems(text)[0].message).toBe(
      'admin.dealer.com.au is the admin’s domain, so it cannot show a website. Enter another domain.',
    )
  })

  it.each(['admin', 'www'])('cannot have the slug %s, which the admin uses in development', async (slug) => {
    const answer = await saveWebsite({ slug })
    expect(answer.status).toBe(400)
    expect(problems(answer.text)[0]).toMatchObject({ path: 'slug' })
  })

  it('can have other domains', async () => {
    const answer = await saveWebsite({ domains: [{ host: 'dealer.com.au' }, { host: 'cars.admin.com.au' }] })
    expect(answer.status).toBe(200)
  })
})

it.each(['/admin', '/api', '/api/stock', '/_next'])(
  'a page at %s is rejected with the name of what is there',
  async (path) => {
    const answer = await world.rest({
      method: 'POST',
      path: '/pages',
      token: world.people['marketing-staff'].token,
      body: { tenant: world.sites.own.id, title: 'Page', path },
    })
    expect(answer.status).toBe(400)
    expect(problems(answer.text)[0]).toMatchObject({
      path: 'path',
      message: expect.stringMatching(/ is reserved for .+\. Choose another path\.$/),
    })
  },
)
