import { atNight } from '../../support/at-night'
import { type Actor, accessTable, actors, type Operation, reachOf } from './access-table'
import { type Place, placesOf, reaches } from './places'
import { type Probe, probes } from './probes'
import { Targets } from './targets'
import { createWorld, type World } from './world'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
})
afterAll(() => world?.close())

/** Operations after which a document has lost its canary, or cannot be duplicated again. */
const spoils: Operation[] = ['update', 'delete', 'duplicate', 'restore']

const chosenProbes = atNight(
  probes,
  probes.filter(({ isRepetition }) => !isRepetition),
)

/** Skips operations that the collection does not have. */
function applies(collection: string, { operation, name }: Probe, place: Place): boolean {
  const { config } = world.payload.collections[collection as 'users']
  if (operation === 'versions' || operation === 'restore') return Boolean(config.versions)
  if (operation === 'unlock') return Boolean(config.auth)
  // Payload serves /payload-preferences/<key> in place of /count.
  if (collection === 'payload-preferences' && name === 'REST count') return false
  // Only others can create, delete and unlock a user's own account (people.test.ts tests what happens).
  return !(collection === 'users' && place === 'self' && ['create', 'delete'].includes(operation))
}

async function attempt(collection: string, actor: Actor, place: Place, probe: Probe): Promise<string | null> {
  const expected = reaches(reachOf(collection, probe.operation, actor), place)
  const actorId = actor === 'anonymous' ? world.colleagues.own : world.people[actor].id
  const target = await targets.get(collection, probe.operation, place, actorId)
  const { happened, answer } = await probe.run({
    world,
    targets,
    collection,
    actor,
    actorId,
    place,
    target,
  })
  if (happened && spoils.includes(probe.operation)) targets.forget(collection, place, actorId)
  const cell = `${probe.name} of ${collection} (${place}) by ${actor}`
  if (happened !== expected)
    return `${cell}: expected ${expected ? 'allowed' : 'refused'}, got ${answer.status} ${answer.text.slice(0, 200)}`
  if (!expected && answer.text.includes(target.canary))
    return `${cell}: refused, but the answer shows the content`
  if (answer.status >= 500) return `${cell}: crashed with ${answer.text.slice(0, 200)}`
  return null
}

it('the access table has every collection of the running configuration and no other', () => {
  const configured = Object.keys(world.payload.collections)
  const missing = configured.filter((slug) => !(slug in accessTable))
  expect(
    missing.map((slug) => `"${slug}" is not in access-table.ts. Write down who may do what with it.`),
  ).toEqual([])
  expect(Object.keys(accessTable).filter((slug) => !configured.includes(slug))).toEqual([])
})

it('the configuration has no globals, whose documents would belong to no website', () => {
  expect(world.payload.config.globals).toEqual([])
})

describe.each(Object.keys(accessTable))('%s', (collection) => {
  it.each(actors)(
    'grants %s the access in the table, in every place',
    async (actor) => {
      const problems: (string | null)[] = []
      for (const place of placesOf(collection, actor)) {
        for (const probe of chosenProbes.filter((candidate) => applies(collection, candidate, place))) {
          problems.push(await attempt(collection, actor, place, probe))
        }
      }
      expect(problems.filter((problem) => problem !== null)).toEqual([])
    },
    240_000,
  )
})
