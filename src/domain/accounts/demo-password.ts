/** Demo passwords start with this. They are in the source, so anyone can read them. */
const DEMO = 'demo-'

export const isDemoPassword = (password: string): boolean => password.startsWith(DEMO)
