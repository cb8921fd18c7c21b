/** The advisory lock on making the first people of a database, by planting the demo or by somebody's first account. */
export const SETUP_LOCK = 7_305_002
