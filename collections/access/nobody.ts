import type { Access } from 'payload'

/** Refused to everyone who comes through the API or the admin; the server itself writes these. */
export const nobody: Access = () => false
