import type { Actor, Reach } from './access-table'

/**
 * Whose a document is, seen from the person who asks: their own (`self`), of a website they work on (`own`), of another
 * website of their group (`sibling`), or of another group (`foreign`).
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

/** Whether somebody with this reach gets at a document in that place. */
export function reaches(reach: Reach, place: Place): boolean {
  return reached[reach].includes(place)
}

const personal = ['users', 'payload-preferences']

/**
 * The places worth trying: only people and their preferences can be somebody's own in person, and to a caller without an
 * account, or with all of them, every website is the same.
 */
export function placesOf(collection: string, actor: Actor): readonly Place[] {
  if (actor === 'anonymous') return ['own']
  const websites: Place[] = actor === 'platform-admin' ? ['foreign'] : ['own', 'sibling', 'foreign']
  return personal.includes(collection) ? ['self', ...websites] : websites
}
