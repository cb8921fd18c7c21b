import type { GroupField } from 'payload'

/** How test drives are booked here (TD-04). Times come from the opening hours. */
export const testDriveFields: GroupField = {
  name: 'test_drive',
  type: 'group',
  label: 'Test drives',
  fields: [
    { name: 'offered', type: 'checkbox', label: 'Shoppers can book a time', defaultValue: true },
    {
      type: 'row',
      fields: [
        { name: 'minutes', type: 'number', label: 'Length in minutes', defaultValue: 30, min: 10, max: 240 },
        { name: 'capacity', type: 'number', label: 'At the same time', defaultValue: 1, min: 1, max: 20 },
        { name: 'notice_hours', type: 'number', label: 'Hours of notice', defaultValue: 2, min: 0, max: 168 },
        { name: 'days_ahead', type: 'number', label: 'Days ahead', defaultValue: 21, min: 1, max: 90 },
      ],
    },
  ],
}
