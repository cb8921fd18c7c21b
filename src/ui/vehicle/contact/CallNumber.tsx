import { CallLink } from './CallLink'
import MaskedNumber from './masked-number.island'
import type { RevealRecord } from './record-reveal'

interface Props {
  number: string
  /** Shown from the start, or only once a shopper reveals it (PHONE-01, PHONE-02). */
  shown: boolean
  record?: RevealRecord | null
}

export function CallNumber({ number, shown, record = null }: Props) {
  return shown ? <CallLink number={number} /> : <MaskedNumber number={number} record={record} />
}
