/** In the source, so anyone can read it. */
const DEMO = 'demo-'

export const isDemoPassword = (password: string): boolean => password.startsWith(DEMO)
