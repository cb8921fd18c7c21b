/** Postgres channel on which writers announce expired cache tags, as a JSON array of strings. */
export const CACHE_CHANNEL = 'forecourt_cache_tags'
