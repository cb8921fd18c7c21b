export const asText = (value: unknown) => (typeof value === 'string' ? value : '')
