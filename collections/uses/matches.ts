import type { Field } from 'payload'
import { idOf } from '../access/roles'
import type { Leaf } from './leaves'

export type Match = (leaf: Leaf) => boolean

export const refersTo = (field: Field, collection: string): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && field.relationTo === collection

export const usesDocument =
  (collection: string, id: number | string): Match =>
  ({ field, value }) =>
    refersTo(field, collection) && [value].flat().some((one) => idOf(one) === Number(id))

/** Whether an address leads to what is searched. */
export type Leads = (href: unknown) => boolean

/** Whether rich text has such a link, at any depth. */
function hasLink(value: unknown, leads: Leads): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inside]) =>
    key === 'url' ? leads(inside) : hasLink(inside, leads),
  )
}

/** Where a document itself is, and no link. */
const OWN_ADDRESSES: readonly string[] = ['path', 'from']

export const linksTo =
  (leads: Leads): Match =>
  ({ field, value }) =>
    field.type === 'richText'
      ? hasLink(value, leads)
      : field.type === 'text' && !OWN_ADDRESSES.includes(field.name) && leads(value)
