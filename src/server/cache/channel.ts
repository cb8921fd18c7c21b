/** Postgres channel for expired cache tags, sent as a JSON array of strings. */
export const CACHE_CHANNEL = 'forecourt_cache_tags'
