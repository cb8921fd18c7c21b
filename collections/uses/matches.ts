import type { Field } from 'payload'
import { linkedPath } from '@/domain/url/linked-path'
import { idOf } from '../access/roles'
import type { Leaf } from './leaves'

export type Match = (leaf: Leaf) => boolean

export const refersTo = (field: Field, collection: string): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && field.relationTo === collection

export const usesDocument =
  (collection: string, id: number | string): Match =>
  ({ field, value }) =>
    refersTo(field, collection) && [value].flat().some((one) => idOf(one) === Number(id))

/** Whether rich text has a link to the path, at any depth. */
function hasLink(value: unknown, path: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inside]) =>
    key === 'url' ? linkedPath(inside) === path : hasLink(inside, path),
  )
}

export const linksTo =
  (path: string): Match =>
  ({ field, value }) =>
    field.type === 'richText'
      ? hasLink(value, path)
      : field.type === 'text' && field.name !== 'path' && linkedPath(value) === path
