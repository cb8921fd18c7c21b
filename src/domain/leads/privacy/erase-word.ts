/** What an admin types to erase a person's data. */
export const ERASE_WORD = 'ERASE'
