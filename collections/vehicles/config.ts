import type { CollectionConfig, Field } from 'payload'
import { byTenant } from '../access/by-tenant'
import { nobody, platformAdmins } from '../access/rules'
import { feedFields } from './feed-fields'
import { expireVehicle } from './hooks/expire-vehicle'
import { orderVehiclePhotos } from './hooks/order-vehicle-photos'
import { placeFields } from './place-fields'
import { revealsField } from './reveals-field'
import { staffFields } from './staff-fields'

const workedOut = {
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
} as const

/** A blurred placeholder of the first photo, which the worker creates after an import, and the photo's URL. */
const previewFields: Field[] = [
  { name: 'photo_preview', type: 'text', ...workedOut },
  { name: 'photo_preview_of', type: 'text', ...workedOut },
]

/** The feed's order of the photos, while staff have another. */
const feedPhotosField: Field = { name: 'feed_photos', type: 'json', ...workedOut }

/**
 * Stock. The feed owns a vehicle's fields. Staff hide it, tag it, order its photos and correct its texts in `staff`, which imports never
 * change, so a correction stays until staff remove it.
 */
export const vehicles: CollectionConfig = {
  slug: 'vehicles',
  admin: {
    useAsTitle: 'name',
    group: 'Stock',
    defaultColumns: ['name', 'stocknum', 'car_type', 'status', 'price', 'tenant', 'updatedAt'],
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
  },
  indexes: [
    { fields: ['tenant', 'slug'], unique: true },
    { fields: ['dealership', 'feed_key'], unique: true },
  ],
  access: {
    create: nobody, // only imports create vehicles
    read: byTenant(),
    update: byTenant(),
    delete: platformAdmins,
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  disableDuplicate: true,
  hooks: { beforeChange: [orderVehiclePhotos], afterChange: [expireVehicle], afterDelete: [expireVehicle] },
  fields: [
    revealsField,
    {
      name: 'trace',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/vehicles/trace/TraceLink#TraceLink' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Editable', fields: staffFields },
        {
          label: 'From the feed',
          fields: [...placeFields, ...feedFields, ...previewFields, feedPhotosField],
        },
      ],
    },
  ],
}
