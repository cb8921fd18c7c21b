import type { Actor, Reach } from './access-table'

/**
 * A document's owner as seen by the caller: the caller (`self`), a website they work on (`own`), another website
 * of their group (`sibling`), or another group (`foreign`).
 */
export const places = ['self', 'own', 'sibling', 'foreign'] as const
export type Place = (typeof places)[number]

const reached: Record<Reach, readonly Place[]> = {
  none: [],
  self: ['self'],
  staff: ['own', 'sibling'],
  'self and staff': ['self', 'own', 'sibling'],
  own: ['own'],
  group: ['own', 'sibling'],
  all: places,
}

/** Whether a caller with this reach can access a document in that place. */
export function reaches(reach: Reach, place: Place): boolean {
  return reached[reach].includes(place)
}

const personal = ['users', 'payload-preferences']

/**
 * The places worth testing: only users and their preferences can belong to the caller, and every website is the
 * same to anonymous callers and to platform admins.
 */
export function placesOf(collection: string, actor: Actor): readonly Place[] {
  if (actor === 'anonymous') return ['own']
  const websites: Place[] = actor === 'platform-admin' ? ['foreign'] : ['own', 'sibling', 'foreign']
  return personal.includes(collection) ? ['self', ...websites] : websites
}
