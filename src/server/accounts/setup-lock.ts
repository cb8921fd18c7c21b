/** The advisory lock on creating a database's first people, either by seeding the demo or by creating the first account. */
export const SETUP_LOCK = 7_305_002
