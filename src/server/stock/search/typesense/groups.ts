import type { FacetAttribute, OwnAttribute } from '@/domain/stock/search/query/attributes'
import type { FacetCounts } from './ask'
import { facetField } from './fields'
import { isLongToken, longToken } from './tokens'

/**
 * Attributes that are counted together. The server reads each vehicle's value in each counted field, which is most of the cost of
 * a large answer. These attributes have so few combinations that reading them all is cheap.
 */
const groups = {
  g_sale: ['status', 'car_type', 'item_type', 'certified', 'tag', 'categories'],
  g_place: ['dealership_name', 'location_name', 'city', 'state'],
  g_engine: ['fuel', 'transmission', 'drive'],
  g_body: ['body', 'seats', 'sleeps', 'engine_range'],
} as const satisfies Record<string, readonly OwnAttribute[]>

export type GroupField = keyof typeof groups

export const groupFields = Object.keys(groups) as readonly GroupField[]

export const isGroupField = (field: string): field is GroupField => Object.hasOwn(groups, field)

/** Maximum characters of a facet value and of one of its words. Servers cut off the rest. */
const [MAX_LETTERS, MOST_OF_A_WORD] = [250, 100]

/**
 * Returns a vehicle's values of a group: a word for each token, prefixed with the attribute's index in the group. Null when there
 * are none.
 */
export function groupText(
  field: GroupField,
  tokensOf: (attribute: OwnAttribute) => readonly string[],
): string | null {
  const words = groups[field].flatMap((attribute, place) =>
    tokensOf(attribute).map((token) => `${place}${token}`),
  )
  return words.join(' ') || null
}

/** Returns the indexed text, or its hash when a server would cut it off. */
export function groupValue(text: string): string {
  const isShort = text.length <= MAX_LETTERS && text.split(' ').every((word) => word.length <= MOST_OF_A_WORD)
  return isShort ? text : longToken(text)
}

/** Returns the fields that count the attributes: the group's field when it has several of them, else their own. */
export function countedFields(attributes: readonly FacetAttribute[]): readonly string[] {
  const whole = groupFields.filter((field) => countedMembers(field, attributes).length > 1)
  const grouped = whole.flatMap((field): readonly FacetAttribute[] => groups[field])
  return [...whole, ...attributes.filter((each) => !grouped.includes(each)).map(facetField)]
}

export function countedMembers(
  field: GroupField,
  attributes: readonly FacetAttribute[],
): readonly OwnAttribute[] {
  return groups[field].filter((attribute) => attributes.includes(attribute))
}

/** Splits a group's counts into counts for each of its attributes. `textOf` returns the original text of a hash. */
export function splitGroup(
  field: GroupField,
  counts: FacetCounts['counts'],
  textOf: (token: string) => string,
): readonly FacetCounts[] {
  const members = groups[field].map((attribute) => ({ attribute, counted: new Map<string, number>() }))
  for (const { value, count } of counts) {
    const text = isLongToken(value) ? textOf(value) : value
    for (const word of text.split(' ')) {
      const counted = members[Number(word[0])]?.counted
      counted?.set(word.slice(1), (counted.get(word.slice(1)) ?? 0) + count)
    }
  }
  return members.map(({ attribute, counted }) => ({
    field_name: facetField(attribute),
    counts: [...counted].map(([value, count]) => ({ value, count })),
  }))
}
