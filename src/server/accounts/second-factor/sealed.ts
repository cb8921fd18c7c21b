import { createHmac } from 'node:crypto'
import { keyFor, sealText, unsealText } from '../../secrets/sealed-text'

export const seal = (text: string, owner: number) => sealText(text, 'second factor secret', owner)

/** Null when it was changed, belongs to another owner, or PAYLOAD_SECRET has changed. */
export const unseal = (sealed: string, owner: number) => unsealText(sealed, 'second factor secret', owner)

/** The stored hash of a recovery code. Without PAYLOAD_SECRET, codes cannot be guessed offline. */
export const recoveryHash = (code: string, owner: number): string =>
  createHmac('sha256', keyFor('second factor recovery codes')).update(`${owner}\n${code}`).digest('base64url')
