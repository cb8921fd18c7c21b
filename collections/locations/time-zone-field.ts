import type { SelectField } from 'payload'

const zones = [
  ['Australia/Brisbane', 'Queensland'],
  ['Australia/Sydney', 'New South Wales, ACT'],
  ['Australia/Melbourne', 'Victoria'],
  ['Australia/Hobart', 'Tasmania'],
  ['Australia/Adelaide', 'South Australia'],
  ['Australia/Darwin', 'Northern Territory'],
  ['Australia/Perth', 'Western Australia'],
  ['Australia/Broken_Hill', 'Broken Hill'],
  ['Australia/Lord_Howe', 'Lord Howe Island'],
  ['Australia/Eucla', 'Eucla'],
] as const

/** The hours of a location are in this zone. */
export const timeZoneField: SelectField = {
  name: 'time_zone',
  type: 'select',
  label: 'Time zone',
  options: zones.map(([value, label]) => ({ value, label })),
  admin: { description: 'Leave empty for the zone of its state.' },
}
