import { CallLink } from './CallLink'
import MaskedNumber from './masked-number.island'
import type { RevealRecord } from './record-reveal'

interface Props {
  number: string
  /** From the start, or only when a shopper asks for it (PHONE-01, PHONE-02). */
  shown: boolean
  record?: RevealRecord | null
}

/** The number to call. */
export function CallNumber({ number, shown, record = null }: Props) {
  return shown ? <CallLink number={number} /> : <MaskedNumber number={number} record={record} />
}
