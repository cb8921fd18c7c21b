'use client'

import { useRowLabel } from '@payloadcms/ui'
import { ownValue } from '@/domain/records/own-value'

interface Props {
  /** What a row is, such as `Menu item`. */
  readonly noun: string
  /** The fields to call it by; the first that is filled in. */
  readonly from: readonly string[]
  /** Words for stored values. */
  readonly words?: Readonly<Record<string, string>>
}

/** Calls a row by what is in it, so that a closed list of rows can be read. */
export function RowTitle({ noun, from, words = {} }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const value = from.map((name) => data?.[name]).find((found) => typeof found === 'string' && found !== '')
  const title = typeof value === 'string' ? (ownValue(words, value) ?? value) : undefined
  return <span>{title ? `${noun} ${rowNumber + 1}: ${title}` : `${noun} ${rowNumber + 1}`}</span>
}
