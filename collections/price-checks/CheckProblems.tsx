'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

export function CheckProblems({ path }: JSONFieldClientProps) {
  const { value } = useField<string[] | null>({ potentiallyStalePath: path })
  const problems = Array.isArray(value) ? value : []
  if (problems.length === 0) return null
  return (
    <div className="field-type" role="note">
      <p>What could not be compared:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
