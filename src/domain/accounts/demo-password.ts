/** How the passwords of the demo dealers begin, which everybody can read who has the source. */
const DEMO = 'demo-'

/** Whether this is a password that the demo may have, and nobody else. */
export const isDemoPassword = (password: string): boolean => password.startsWith(DEMO)
