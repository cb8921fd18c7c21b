const port = () => process.env.E2E_PORT

export const adminAddress = (path = ''): string => `http://localhost:${port()}${path}`
