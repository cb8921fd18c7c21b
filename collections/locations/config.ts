import type { CollectionConfig } from 'payload'
import { locationPaths } from '@/domain/locations/location-paths'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { mediaField, ownReference } from '../fields/own-reference'
import { requireUniqueSlug } from '../fields/require-unique'
import { slugField } from '../fields/slug-field'
import { wordListField } from '../fields/word-list/word-list-field'
import { refuseDeleteWithLeads } from '../leads/hooks/refuse-delete-with-leads'
import { redirectMoved } from '../redirects/hooks/redirect-moved'
import { holidaysEndpoint } from './endpoints/public-holidays'
import { expireLocations, moveInStock } from './hooks/move-in-stock'
import { holidayProposalsField, openingHoursField, specialHoursField } from './hours-fields'
import { testDriveFields } from './test-drive-fields'
import { timeZoneField } from './time-zone-field'

/** A place of business (LOC-17): a showroom, a workshop, a parts counter. */
export const locations: CollectionConfig = {
  slug: 'locations',
  admin: {
    useAsTitle: 'name',
    group: 'Organisation',
    defaultColumns: ['name', 'location_type', 'dealership', 'tenant', 'updatedAt'],
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: {
    create: createInTenant(['platform-admin', 'group-admin']),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(['platform-admin', 'group-admin']),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  endpoints: [holidaysEndpoint],
  hooks: {
    beforeValidate: [requireUniqueSlug],
    afterChange: [redirectMoved(locationPaths), moveInStock, expireLocations],
    beforeDelete: [refuseDeleteWithLeads('location')],
    afterDelete: [expireLocations],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField({ admin: { components: { Field: '/collections/locations/AdminsOnlyText#AdminsOnlyText' } } }),
    ownReference('dealership', 'dealerships', { required: true, index: true }),
    {
      name: 'location_type',
      type: 'select',
      label: 'Type',
      options: [
        { label: 'Sales', value: 'sales' },
        { label: 'Service', value: 'service' },
        { label: 'Parts', value: 'parts' },
        { label: 'Car buying', value: 'car-buying' },
      ],
    },
    { name: 'location_subtype', type: 'text', label: 'Subtype' },
    { name: 'primary', type: 'checkbox', label: 'Main location', defaultValue: false },
    { name: 'visible', type: 'checkbox', label: 'Show on the website', defaultValue: true },
    wordListField('manufacturers', {
      label: 'Makes',
      description: 'Makes sold or serviced here, one a line.',
    }),
    { name: 'dealer_license_number', type: 'text', label: 'Dealer licence number' },
    { name: 'motor_vehicle_repairer', type: 'text', label: 'Motor vehicle repairer licence' },
    mediaField('image'),
    { name: 'average_rating', type: 'number', label: 'Average rating', min: 0, max: 5 },
    { name: 'review_count', type: 'number', label: 'Number of reviews', min: 0 },
    {
      name: 'address',
      type: 'group',
      fields: [
        { name: 'street', type: 'text' },
        { name: 'city', type: 'text' },
        { name: 'state', type: 'text' },
        { name: 'postcode', type: 'text' },
        { name: 'lat', type: 'number', label: 'Latitude', min: -90, max: 90 },
        { name: 'long', type: 'number', label: 'Longitude', min: -180, max: 180 },
        { name: 'place_id', type: 'text', label: 'Google place id' },
        { name: 'place_url', type: 'text', label: 'Map address' },
        {
          name: 'map_key',
          type: 'text',
          label: 'Map key',
          admin: { description: 'Replaces the maps key of the website’s settings for this location.' },
        },
      ],
    },
    {
      name: 'contact_detail',
      type: 'group',
      label: 'Contact',
      fields: [
        { name: 'phone', type: 'text' },
        { name: 'landline_phone', type: 'text', label: 'Landline' },
        openingHoursField,
      ],
    },
    holidayProposalsField,
    specialHoursField,
    timeZoneField,
    testDriveFields,
    wordListField('distribution_locations', {
      label: 'Delivers to',
      description: 'Other places its vehicles are delivered to, one a line.',
    }),
  ],
}
