import type { CollectionSlug, File, TypedUser } from 'payload'
import type { Operation } from './access-table'
import type { Place } from './places'
import { homeOf, isOnePerWebsite, type Specimen, specimens } from './specimens'
import type { World } from './world'

export interface Target {
  id: number
  canary: string
}

export const pixel = {
  name: 'pixel.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const pixelFile = (): File => ({
  data: pixel.bytes,
  mimetype: pixel.type,
  name: pixel.name,
  size: pixel.bytes.byteLength,
})

let count = 0
export const freshWord = (prefix: string) => `${prefix}-${++count}`

/** Creates the documents for the probes. Bypasses the access rules. */
export class Targets {
  readonly #known = new Map<string, Target>()

  constructor(readonly world: World) {}

  specimen(collection: string): Specimen {
    const specimen = specimens[collection]
    if (!specimen) throw new Error(`specimens.ts has no document of "${collection}". Add one.`)
    return specimen
  }

  async newData(collection: string, place: Place, actor: number) {
    const canary = freshWord('canary')
    const other = async (wanted: string) => (await this.create(wanted, place, actor)).id
    const data = await this.specimen(collection).data(canary, homeOf(this.world, place, actor, other))
    return { canary, data }
  }

  async create(collection: string, place: Place, actor: number): Promise<Target> {
    const { canary, data } = await this.newData(collection, place, actor)
    const { id } = await this.world.payload.create({
      collection: collection as CollectionSlug,
      data: data as never,
      ...(this.specimen(collection).file ? { file: pixelFile() } : {}),
      ...(collection === 'payload-preferences'
        ? { user: { id: (data.user as { value: number }).value, collection: 'users' } as TypedUser }
        : {}),
    })
    return { id: id as number, canary }
  }

  /** The target of one operation's probes: an existing website, group or user, or a document created for it. */
  async get(collection: string, operation: Operation, place: Place, actor: number): Promise<Target> {
    const key = [collection, place, actor].join(' ')
    const known = this.#known.get(key)
    if (known && (await this.#exists(collection, known.id))) return known
    const standing = operation === 'delete' ? null : await this.#standing(collection, place, actor)
    if (standing) return standing
    const made = await this.#make(collection, place, actor)
    this.#known.set(key, made)
    return made
  }

  forget(collection: string, place: Place, actor: number) {
    this.#known.delete([collection, place, actor].join(' '))
  }

  async #exists(collection: string, id: number) {
    const { totalDocs } = await this.world.payload.count({
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
    })
    return totalDocs > 0
  }

  async #standing(collection: string, place: Place, actor: number): Promise<Target | null> {
    const site = this.world.sites[place === 'self' ? 'own' : place]
    const ids: Record<string, number> = { tenants: site.id, groups: site.groupId }
    const id = collection === 'users' && place === 'self' ? actor : ids[collection]
    if (id === undefined) return null
    const doc = await this.world.payload.findByID({ collection: collection as CollectionSlug, id, depth: 0 })
    return {
      id,
      canary: collection === 'users' ? (doc as { email: string }).email : (doc as { name: string }).name,
    }
  }

  /** Deletes the previous document of a collection that allows one per website. */
  async #make(collection: string, place: Place, actor: number) {
    if (isOnePerWebsite(collection)) {
      const { site } = homeOf(this.world, place, actor, async () => 0)
      await this.world.payload.delete({ collection, where: { tenant: { equals: site.id } } })
    }
    return this.create(collection, place, actor)
  }
}
