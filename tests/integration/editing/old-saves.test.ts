import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

async function call(method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) {
  const { status, text } = await world.rest({
    method,
    path,
    token: world.people['marketing-staff'].token,
    ...(body ? { body } : {}),
  })
  return { status, answer: JSON.parse(text) }
}

describe.each(['pages', 'promos'])('A save of %s', (collection) => {
  const plant = async () => {
    const { id } = await targets.create(collection, 'own', 0)
    const { answer } = await call('GET', `/${collection}/${id}?depth=0&draft=true`)
    return { path: `/${collection}/${id}?depth=0`, opened: String(answer.updatedAt) }
  }

  it('is refused if the document was saved since the form was opened', async () => {
    const { path, opened } = await plant()
    expect((await call('PATCH', path, { title: 'First', updatedAt: opened })).status).toBe(200)
    const second = await call('PATCH', path, { title: 'Second', updatedAt: opened })
    expect(second.status).toBe(409)
    expect(second.answer.errors[0].message).toContain('It was saved after you opened it')
    expect((await call('GET', path)).answer.title).toBe('First')
  })

  it('goes on with the version that the last save answered', async () => {
    const { path, opened } = await plant()
    const first = await call('PATCH', path, { title: 'First', updatedAt: opened })
    const { updatedAt } = first.answer.doc
    expect((await call('PATCH', path, { title: 'Second', updatedAt })).status).toBe(200)
  })

  it('overwrites without a version, as other programs do', async () => {
    const { path } = await plant()
    await call('PATCH', path, { title: 'First' })
    expect((await call('PATCH', path, { title: 'Second' })).status).toBe(200)
  })
})

it('An older version can be restored', async () => {
  const { id } = await targets.create('pages', 'own', 0)
  const path = `/pages/${id}?depth=0`
  await call('PATCH', path, { title: 'First' })
  await call('PATCH', path, { title: 'Second' })
  const { answer } = await call('GET', `/pages/versions?depth=0&where[parent][equals]=${id}&sort=createdAt`)
  const first = answer.docs.find((one: { version: { title: string } }) => one.version.title === 'First')
  expect((await call('POST', `/pages/versions/${first.id}`)).status).toBe(200)
  expect((await call('GET', path)).answer.title).toBe('First')
})
