import type { Access } from 'payload'

/** Refuses every request through the API and the admin. Only server code writes these documents. */
export const nobody: Access = () => false
