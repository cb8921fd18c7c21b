import { pixel } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

type Author = 'platform-admin' | 'group-admin' | 'marketing-staff' | 'sales-staff'

let world: World
let own: number
let theirs: number

beforeAll(async () => {
  world = await createWorld()
  own = await upload('own')
  theirs = await upload('foreign')
})
afterAll(() => world?.close())

const tokenOf = (author: Author) => world.people[author].token

async function upload(place: 'own' | 'foreign'): Promise<number> {
  const { text } = await world.rest({
    method: 'POST',
    path: '/media',
    token: tokenOf('platform-admin'),
    body: { alt: 'The group’s logo', tenant: world.sites[place].id },
    file: pixel,
  })
  return JSON.parse(text).doc.id
}

const setLogo = async (logo: unknown) => {
  const path = `/groups/${world.sites.own.groupId}`
  const { status, text } = await world.rest({
    method: 'PATCH',
    path,
    token: tokenOf('group-admin'),
    body: { logo },
  })
  return { status, message: JSON.parse(text).errors?.[0]?.data?.errors?.[0]?.message }
}

const logo = async (author: Author | null, group = world.sites.own.groupId) => {
  const token = author ? { token: tokenOf(author) } : {}
  return (await world.rest({ method: 'GET', path: `/groups/${group}/logo`, ...token })).status
}

describe('A group’s logo', () => {
  it('is a picture of one of the group’s websites', async () => {
    expect(await setLogo(theirs)).toMatchObject({ status: 400 })
    expect(await logo('group-admin')).toBe(404)
    expect((await setLogo(own)).status).toBe(200)
  })

  it('is read by the group’s staff only', async () => {
    for (const author of ['platform-admin', 'group-admin', 'marketing-staff', 'sales-staff'] as const)
      expect(await logo(author)).toBe(200)
    expect(await logo(null)).toBe(404)
    expect(await logo('group-admin', world.sites.foreign.groupId)).toBe(404)
    expect(await logo('marketing-staff', world.sites.foreign.groupId)).toBe(404)
  })

  it('is not deleted by the staff of one website', async () => {
    const path = `/media/${own}`
    const { status, text } = await world.rest({ method: 'DELETE', path, token: tokenOf('marketing-staff') })
    expect([status, JSON.parse(text).errors[0].message]).toEqual([
      409,
      expect.stringContaining('is the group’s logo'),
    ])
  })

  it('is gone once the group has none', async () => {
    expect((await setLogo(null)).status).toBe(200)
    expect(await logo('group-admin')).toBe(404)
  })
})
