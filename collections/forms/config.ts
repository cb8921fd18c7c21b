import type { ArrayFieldValidation, CollectionConfig, Field } from 'payload'
import { array } from 'payload/shared'
import { formFieldsProblem } from '@/domain/leads/form/form-fields-problem'
import { fieldKinds } from '@/domain/leads/form/lead-form'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { requireUniqueSlug } from '../fields/require-unique'
import { rowTitle } from '../fields/row-title/row-title'
import { slugField } from '../fields/slug-field'
import { wordListField } from '../fields/word-list/word-list-field'
import { fieldKindLabels } from './field-kind-labels'

/** Payload's own check first. Every request carries all fields, whatever step they are in. */
const sendableFields: ArrayFieldValidation = (value, options) => {
  const counted = array(value, options)
  if (counted !== true) return counted
  return formFieldsProblem((value ?? []) as Parameters<typeof formFieldsProblem>[0]) ?? true
}

const hasOptions = ['select', 'radio', 'checkboxes']

const showIf: Field = {
  name: 'show_if',
  type: 'group',
  label: 'Show only if',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'text',
          label: 'Field',
          maxLength: 60,
          admin: { description: 'The name of another field. Leave empty to always show this one.' },
        },
        {
          name: 'is',
          type: 'select',
          defaultValue: 'one-of',
          options: [
            { value: 'one-of', label: 'is one of' },
            { value: 'filled', label: 'is filled' },
            { value: 'empty', label: 'is empty' },
          ],
        },
      ],
    },
    wordListField('values', { label: 'Values', description: 'For “is one of”, one a line.' }),
  ],
}

const fieldRow: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 200 },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'text',
        options: fieldKinds.map((value) => ({ value, label: fieldKindLabels[value] })),
      },
    ],
  },
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: {
      description:
        'How the lead calls it, such as service_date. name, last_name, email, phone, postcode and message fill the lead’s own fields.',
    },
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(value)) ||
      'Start with a letter. Use letters, digits, hyphens and underscores.',
  },
  { name: 'required', type: 'checkbox', defaultValue: false },
  { name: 'half', type: 'checkbox', label: 'Half width', defaultValue: false },
  { name: 'help', type: 'text', maxLength: 200 },
  {
    ...wordListField('options', { label: 'Options', description: 'One a line.' }),
    admin: {
      ...wordListField('options', { label: 'Options', description: 'One a line.' }).admin,
      condition: (_, row) => hasOptions.includes(row?.kind),
    },
  },
  { name: 'max_length', type: 'number', label: 'Most characters', min: 1, max: 10_000 },
  { name: 'value', type: 'text', label: 'Opens with', maxLength: 500 },
  showIf,
]

/** Forms that editors compose from the same fields as the built-in ones. A form block places one on a page. */
export const forms: CollectionConfig = {
  slug: 'forms',
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', 'slug', 'category', 'tenant', 'updatedAt'],
    description:
      'Your own forms. A form block places one on a page, and delivery rules say where its leads go.',
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: websiteContent(),
  hooks: {
    beforeValidate: [requireUniqueSlug],
    afterChange: [expireWebsiteTag('forms')],
    afterDelete: [expireWebsiteTag('forms')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField(),
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'text', required: true, defaultValue: 'General Enquiry', maxLength: 60 },
        { name: 'subcategory', type: 'text', maxLength: 60 },
      ],
    },
    { name: 'submit_label', type: 'text', label: 'Button', defaultValue: 'Submit Form', maxLength: 40 },
    { name: 'success_text', type: 'textarea', label: 'Text after it was sent', maxLength: 500 },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      validate: sendableFields,
      admin: { components: { RowLabel: rowTitle('Step', ['title']) } },
      fields: [
        { name: 'title', type: 'text', maxLength: 80 },
        {
          name: 'fields',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 40,
          admin: { initCollapsed: true, components: { RowLabel: rowTitle('Field', ['label']) } },
          fields: fieldRow,
        },
      ],
    },
  ],
}
