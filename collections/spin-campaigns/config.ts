import type { CollectionConfig, DateField } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { byTenant, createInTenant } from '../access/by-tenant'
import { nobody, platformAdmins } from '../access/rules'
import { dayAndTime } from '../fields/day-and-time'
import { checkPrizes } from './hooks/check-prizes'

const date = (name: string, label: string): DateField => ({
  name,
  type: 'date',
  label,
  required: true,
  admin: { date: dayAndTime, width: '50%' },
})

const endsAt: DateField = {
  ...date('ends_at', 'Ends'),
  validate: (value: unknown, { siblingData }: { siblingData: Partial<{ starts_at: unknown }> }) => {
    if (!value || Number.isNaN(Date.parse(String(value)))) return 'Enter a date and a time.'
    const start = siblingData.starts_at ? String(siblingData.starts_at) : null
    return endsAfterStart(start, String(value)) || 'Enter a time after the start.'
  },
}

/** Competitions of `/spin-to-win`. The newest that runs is shown. One with spins cannot be deleted. */
export const spinCampaigns: CollectionConfig = {
  slug: 'spin-campaigns',
  dbName: 'spin_campaigns',
  labels: { singular: 'Spin to win', plural: 'Spin to win' },
  defaultSort: '-starts_at',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    description:
      'Signed-in shoppers spin once. You may need a permit for a competition of chance: ask your lawyer first.',
    defaultColumns: ['name', 'starts_at', 'ends_at', 'tenant'],
  },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: platformAdmins,
    unlock: nobody,
    readVersions: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', label: 'Text above the wheel', maxLength: 400 },
    { type: 'row', fields: [date('starts_at', 'Starts'), endsAt] },
    {
      name: 'prizes',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      validate: checkPrizes,
      admin: { description: 'What the chances leave of 100% wins nothing.' },
      fields: [
        { name: 'label', type: 'text', label: 'Prize', required: true, maxLength: 60 },
        {
          name: 'chance',
          type: 'number',
          label: 'Chance in percent',
          required: true,
          min: 0,
          max: 100,
          admin: { step: 0.01, width: '50%' },
        },
        {
          name: 'quantity',
          type: 'number',
          label: 'How many there are',
          min: 0,
          admin: { step: 1, width: '50%', description: 'Leave empty for no limit.' },
        },
      ],
    },
    {
      name: 'terms',
      type: 'textarea',
      label: 'Terms and conditions',
      required: true,
      maxLength: 10_000,
      admin: { description: 'Shown below the wheel, with each prize’s chance.', rows: 10 },
    },
  ],
}
