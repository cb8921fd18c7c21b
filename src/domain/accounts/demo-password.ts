/** The public prefix of every demo password: it is in the source. */
const DEMO = 'demo-'

export const isDemoPassword = (password: string): boolean => password.startsWith(DEMO)
