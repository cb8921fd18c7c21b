import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as a cookie holds them. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, so that a copy of the database opens no session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
