import type { Block, DateField } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { dayAndTime } from '../../collections/fields/day-and-time'
import { linkFields } from '../../collections/fields/link-fields'
import { mediaField } from '../../collections/fields/own-reference'

const liveFrom: DateField = {
  name: 'liveFrom',
  type: 'date',
  label: 'Shown from',
  admin: { date: dayAndTime, width: '50%', description: 'Leave empty to show it immediately.' },
}

const stored = (value: unknown) => (value ? String(value) : null)

function checkEnd(from: unknown, until: unknown): true | string {
  if (until && Number.isNaN(Date.parse(String(until)))) return 'Enter a date and a time.'
  if (endsAfterStart(stored(from), stored(until))) return true
  return 'Enter a time after “Shown from”. Otherwise the slide is never shown.'
}

const liveUntil: DateField = {
  name: 'liveUntil',
  type: 'date',
  label: 'Shown until',
  admin: { date: dayAndTime, width: '50%', description: 'Leave empty for no end date.' },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<{ liveFrom: unknown }> }) =>
    checkEnd(siblingData.liveFrom, value),
}

/**
 * A row of offers and news that shoppers scroll through. Each slide has a picture of 600 × 400 and may have start and
 * end dates (CB-15).
 */
export const imageSliderConfig: Block = {
  slug: 'imageSlider',
  interfaceName: 'ImageSliderBlock',
  labels: { singular: 'Image slider', plural: 'Image sliders' },
  ...blockAdmin('imageSlider', 'Opening', 'Wide pictures in turn, each with its own dates.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'slides',
      labels: { singular: 'Slide', plural: 'Slides' },
      min: 1,
      max: 12,
      titledBy: 'heading',
      fields: [
        mediaField('picture', { required: true }),
        { name: 'heading', type: 'text', required: true, maxLength: 90 },
        { name: 'text', type: 'textarea', maxLength: 240 },
        ...linkFields(),
        { type: 'row', fields: [liveFrom, liveUntil] },
      ],
    }),
  ],
}
