import type { CollectionSlug, TypedUser, Where } from 'payload'
import type { Actor, Operation } from './access-table'
import type { Place } from './places'
import type { Answer } from './rest'
import { isOnePerWebsite, preferenceKey } from './specimens'
import { freshWord, pixel, pixelFile, type Target, type Targets } from './targets'
import type { World } from './world'

/** One attempt at one operation, by one caller, on a document in one place. */
export interface Attempt {
  world: World
  targets: Targets
  collection: string
  actor: Actor
  actorId: number
  place: Place
  target: Target
}

export interface Outcome {
  happened: boolean
  answer: Answer
}

export interface Probe {
  operation: Operation
  name: string
  /** The code of another probe over the second transport. Only `npm run test:full` repeats it. */
  isRepetition?: true
  run(attempt: Attempt): Promise<Outcome>
}

function personOf({ world, actor }: Pick<Attempt, 'world' | 'actor'>) {
  return actor === 'anonymous' ? null : world.people[actor]
}

const local = ({ collection, world, actor }: Attempt) => ({
  collection: collection as CollectionSlug,
  user: (personOf({ world, actor })?.user ?? null) as TypedUser,
  overrideAccess: false as const,
})

/** Turns a Local API call into an answer: its result, or the error it threw. */
async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    return { status: 200, text: JSON.stringify(await call()), headers: new Headers() }
  } catch (error) {
    const { status = 500, message } = error as Error & { status?: number }
    return { status, text: message, headers: new Headers() }
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

function rest(attempt: Attempt, method: Method, path: string, body?: object) {
  const token = personOf(attempt)?.token
  return attempt.world.rest({ method, path: `/${attempt.collection}${path}`, token, body })
}

const one = ({ target }: Attempt) => `where[id][equals]=${target.id}`
const whereOne = ({ target }: Attempt) => ({ id: { equals: target.id } })

/** The path below the collection: the document's id, or the key of a preference. */
const addressOf = ({ collection, target }: Attempt) =>
  `/${collection === 'payload-preferences' ? preferenceKey(target.canary) : target.id}`

async function stored(attempt: Attempt) {
  const { docs } = await attempt.world.payload.find({
    collection: attempt.collection as CollectionSlug,
    where: whereOne(attempt),
    depth: 0,
    showHiddenFields: false,
    // A page's 30 kinds of blocks are most of its query's time, and no specimen has a block.
    ...(attempt.collection === 'pages' ? { select: { blocks: false } } : {}),
  } as never)
  if (!docs[0]) return null
  const { updatedAt, ...doc } = docs[0] as unknown as Record<string, unknown>
  return JSON.stringify(doc)
}

async function reading(attempt: Attempt, call: () => Promise<Answer>, sign = attempt.target.canary) {
  const answer = await call()
  return { happened: answer.text.includes(sign), answer }
}

async function changing(attempt: Attempt, call: () => Promise<Answer>): Promise<Outcome> {
  const before = await stored(attempt)
  const answer = await call()
  return { happened: (await stored(attempt)) !== before, answer }
}

const change = (attempt: Attempt) =>
  attempt.targets.specimen(attempt.collection).change(freshWord('mark'), attempt.actorId)

function countAll({ world, collection, actorId, place }: Attempt) {
  const holder = place === 'self' ? actorId : world.colleagues[place]
  const where: Where = collection === 'payload-preferences' ? { 'user.value': { equals: holder } } : {}
  return world.payload.count({ collection: collection as CollectionSlug, where })
}

async function adding(attempt: Attempt, call: () => Promise<Answer>): Promise<Outcome> {
  const before = await countAll(attempt)
  const answer = await call()
  return { happened: (await countAll(attempt)).totalDocs > before.totalDocs, answer }
}

async function newData({ world, targets, collection, place, actorId }: Attempt) {
  if (isOnePerWebsite(collection)) await world.payload.delete({ collection, where: {} })
  return (await targets.newData(collection, place, actorId)).data
}

const olderVersions = new Map<string, string>()

/** Creates two versions of the document once; returns the older one's id. */
async function olderVersion(attempt: Attempt) {
  const { collection, target } = attempt
  const key = `${collection} ${target.id}`
  const id = olderVersions.get(key) ?? (await addVersions(attempt))
  olderVersions.set(key, id)
  return id
}

async function addVersions({ world, collection, target }: Attempt) {
  const slug = collection as 'pages'
  const titled = world.payload.collections[slug].config.admin.useAsTitle ?? 'title'
  for (const title of [`${target.canary} v1`, `${target.canary} v2`]) {
    await world.payload.update({ collection: slug, id: target.id, data: { [titled]: title } })
  }
  const { docs } = await world.payload.findVersions({
    collection: slug,
    where: { parent: { equals: target.id }, [`version.${titled}`]: { equals: `${target.canary} v1` } },
  })
  return String(docs[0]?.id)
}

export const probes: Probe[] = [
  {
    operation: 'create',
    name: 'REST create',
    run: async (attempt) => {
      const body = await newData(attempt)
      const file = attempt.targets.specimen(attempt.collection).file ? pixel : undefined
      const token = personOf(attempt)?.token
      return adding(attempt, () =>
        attempt.world.rest({ method: 'POST', path: `/${attempt.collection}`, token, body, file }),
      )
    },
  },
  {
    operation: 'create',
    name: 'Local create',
    isRepetition: true,
    run: async (attempt) => {
      const data = (await newData(attempt)) as never
      const file = attempt.targets.specimen(attempt.collection).file ? pixelFile() : undefined
      return adding(attempt, () =>
        answerOf(() => attempt.world.payload.create({ ...local(attempt), data, file })),
      )
    },
  },
  {
    operation: 'read',
    name: 'REST read by id',
    run: (attempt) => reading(attempt, () => rest(attempt, 'GET', addressOf(attempt))),
  },
  {
    operation: 'read',
    name: 'REST list',
    run: (attempt) => reading(attempt, () => rest(attempt, 'GET', `?depth=2&${one(attempt)}`)),
  },
  {
    operation: 'read',
    name: 'REST count',
    run: (attempt) => reading(attempt, () => rest(attempt, 'GET', `/count?${one(attempt)}`), '"totalDocs":1'),
  },
  {
    operation: 'read',
    name: 'Local read by id',
    isRepetition: true,
    run: (attempt) =>
      reading(attempt, () =>
        answerOf(() => attempt.world.payload.findByID({ ...local(attempt), id: attempt.target.id })),
      ),
  },
  {
    operation: 'read',
    name: 'Local list',
    isRepetition: true,
    run: (attempt) =>
      reading(attempt, () =>
        answerOf(() => attempt.world.payload.find({ ...local(attempt), where: whereOne(attempt), depth: 2 })),
      ),
  },
  {
    operation: 'read',
    name: 'Local count',
    isRepetition: true,
    run: (attempt) =>
      reading(
        attempt,
        () => answerOf(() => attempt.world.payload.count({ ...local(attempt), where: whereOne(attempt) })),
        '"totalDocs":1',
      ),
  },
  {
    operation: 'read',
    name: 'Local distinct values',
    run: (attempt) =>
      reading(
        attempt,
        () =>
          answerOf(() =>
            attempt.world.payload.findDistinct({
              ...local(attempt),
              field: 'createdAt',
              where: whereOne(attempt),
            }),
          ),
        '"createdAt":',
      ),
  },
  {
    operation: 'update',
    name: 'REST update',
    run: (attempt) => {
      const method = attempt.collection === 'payload-preferences' ? 'POST' : 'PATCH'
      return changing(attempt, () => rest(attempt, method, addressOf(attempt), change(attempt)))
    },
  },
  {
    operation: 'update',
    name: 'REST update of many',
    run: (attempt) => changing(attempt, () => rest(attempt, 'PATCH', `?${one(attempt)}`, change(attempt))),
  },
  {
    operation: 'update',
    name: 'Local update',
    isRepetition: true,
    run: (attempt) =>
      changing(attempt, () =>
        answerOf(() =>
          attempt.world.payload.update({
            ...local(attempt),
            id: attempt.target.id,
            data: change(attempt) as never,
          }),
        ),
      ),
  },
  {
    operation: 'delete',
    name: 'REST delete',
    run: (attempt) => changing(attempt, () => rest(attempt, 'DELETE', addressOf(attempt))),
  },
  {
    operation: 'delete',
    name: 'REST delete of many',
    run: (attempt) => changing(attempt, () => rest(attempt, 'DELETE', `?${one(attempt)}`)),
  },
  {
    operation: 'delete',
    name: 'Local delete',
    isRepetition: true,
    run: (attempt) =>
      changing(attempt, () =>
        answerOf(() => attempt.world.payload.delete({ ...local(attempt), id: attempt.target.id })),
      ),
  },
  {
    operation: 'duplicate',
    name: 'REST duplicate',
    run: (attempt) => adding(attempt, () => rest(attempt, 'POST', `/${attempt.target.id}/duplicate`)),
  },
  {
    operation: 'duplicate',
    name: 'Local duplicate',
    isRepetition: true,
    run: (attempt) =>
      adding(attempt, () =>
        answerOf(() =>
          attempt.world.payload.duplicate({ ...local(attempt), id: attempt.target.id } as never),
        ),
      ),
  },
  {
    operation: 'versions',
    name: 'REST list of versions',
    run: async (attempt) => {
      await olderVersion(attempt)
      return reading(attempt, () =>
        rest(attempt, 'GET', `/versions?where[parent][equals]=${attempt.target.id}`),
      )
    },
  },
  {
    operation: 'versions',
    name: 'REST version by id',
    run: async (attempt) => {
      const version = await olderVersion(attempt)
      return reading(attempt, () => rest(attempt, 'GET', `/versions/${version}`))
    },
  },
  {
    operation: 'versions',
    name: 'Local version by id',
    isRepetition: true,
    run: async (attempt) => {
      const id = await olderVersion(attempt)
      return reading(attempt, () =>
        answerOf(() => attempt.world.payload.findVersionByID({ ...local(attempt), id } as never)),
      )
    },
  },
  {
    operation: 'versions',
    name: 'Local list of versions',
    isRepetition: true,
    run: async (attempt) => {
      await olderVersion(attempt)
      const where = { parent: { equals: attempt.target.id } }
      return reading(attempt, () =>
        answerOf(() => attempt.world.payload.findVersions({ ...local(attempt), where } as never)),
      )
    },
  },
  {
    operation: 'restore',
    name: 'REST restore',
    run: async (attempt) => {
      const version = await olderVersion(attempt)
      return changing(attempt, () => rest(attempt, 'POST', `/versions/${version}`))
    },
  },
  {
    operation: 'restore',
    name: 'Local restore',
    isRepetition: true,
    run: async (attempt) => {
      const id = await olderVersion(attempt)
      return changing(attempt, () =>
        answerOf(() => attempt.world.payload.restoreVersion({ ...local(attempt), id } as never)),
      )
    },
  },
  {
    operation: 'unlock',
    name: 'REST unlock',
    run: async (attempt) => {
      const { world, target } = attempt
      const { email } = await world.payload.findByID({ collection: 'users', id: target.id })
      const answer = await rest(attempt, 'POST', '/unlock', { email })
      return { happened: answer.status < 400, answer }
    },
  },
]
