export const SAVE_SEARCH = '/save-search'

/** The page that saves the search of a results page, by its path and query. */
export const saveSearchPath = (address: string): string =>
  `${SAVE_SEARCH}?${new URLSearchParams({ search: address })}`
