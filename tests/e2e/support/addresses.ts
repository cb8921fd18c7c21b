const port = () => process.env.E2E_PORT

/** An address of the admin or of its API. */
export const adminAddress = (path = ''): string => `http://localhost:${port()}${path}`
