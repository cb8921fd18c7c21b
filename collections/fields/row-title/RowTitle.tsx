'use client'

import { useRowLabel } from '@payloadcms/ui'
import { ownValue } from '@/domain/records/own-value'

interface Props {
  readonly noun: string
  /** Field names in order of preference. The first filled-in field gives the title. */
  readonly from: readonly string[]
  readonly words?: Readonly<Record<string, string>>
}

export function RowTitle({ noun, from, words = {} }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const value = from.map((name) => data?.[name]).find((found) => typeof found === 'string' && found !== '')
  const title = typeof value === 'string' ? (ownValue(words, value) ?? value) : undefined
  return <span>{title ? `${noun} ${rowNumber + 1}: ${title}` : `${noun} ${rowNumber + 1}`}</span>
}
