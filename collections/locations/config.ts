import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/platform-admins'
import { mediaField, ownReference } from '../fields/own-reference'
import { refuseTakenSlug } from '../fields/refuse-taken-slug'
import { slugField } from '../fields/slug-field'
import { expireLocations, moveInStock } from './hooks/move-in-stock'
import { openingHoursField, specialHoursField } from './hours-fields'

/** A place of business (LOC-17): a showroom, a workshop, a parts counter. */
export const locations: CollectionConfig = {
  slug: 'locations',
  admin: { useAsTitle: 'name', group: 'Organisation' },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: {
    create: createInTenant(['platform-admin', 'group-admin']),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(['platform-admin', 'group-admin']),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeValidate: [refuseTakenSlug],
    afterChange: [moveInStock, expireLocations],
    afterDelete: [expireLocations],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField(),
    ownReference('dealership', 'dealerships', { required: true, index: true }),
    {
      name: 'location_type',
      type: 'select',
      options: [
        { label: 'Sales', value: 'sales' },
        { label: 'Service', value: 'service' },
        { label: 'Parts', value: 'parts' },
        { label: 'Car buying', value: 'car-buying' },
      ],
    },
    { name: 'location_subtype', type: 'text' },
    { name: 'primary', type: 'checkbox', defaultValue: false },
    { name: 'visible', type: 'checkbox', defaultValue: true },
    {
      name: 'manufacturers',
      type: 'json',
      admin: { description: 'Makes sold or serviced here, such as ["Kia"].' },
    },
    { name: 'dealer_license_number', type: 'text', label: 'Dealer licence number' },
    { name: 'motor_vehicle_repairer', type: 'text', label: 'Motor vehicle repairer licence' },
    mediaField('image'),
    { name: 'average_rating', type: 'number', min: 0, max: 5 },
    { name: 'review_count', type: 'number', min: 0 },
    {
      name: 'address',
      type: 'group',
      fields: [
        { name: 'street', type: 'text' },
        { name: 'city', type: 'text' },
        { name: 'state', type: 'text' },
        { name: 'postcode', type: 'text' },
        { name: 'lat', type: 'number', min: -90, max: 90 },
        { name: 'long', type: 'number', min: -180, max: 180 },
        { name: 'place_id', type: 'text' },
        { name: 'place_url', type: 'text' },
        { name: 'map_key', type: 'text' },
      ],
    },
    {
      name: 'contact_detail',
      type: 'group',
      fields: [{ name: 'phone', type: 'text' }, { name: 'landline_phone', type: 'text' }, openingHoursField],
    },
    specialHoursField,
    {
      name: 'distribution_locations',
      type: 'json',
      admin: { description: 'Where else its vehicles are delivered to.' },
    },
  ],
}
