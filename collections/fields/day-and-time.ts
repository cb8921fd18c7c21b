/** How staff pick a moment. */
export const dayAndTime = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' } as const
