import { useState } from 'react'
import { type SettingKey, switchFor } from '@/domain/flags/catalogue'
import type { NextValue } from '@/domain/flags/grid/grid'
import { callApi } from '../../admin-parts/call-api'

interface Change {
  readonly key: SettingKey
  readonly websites: readonly number[]
  readonly next: NextValue
  /** Empty for now. */
  readonly at: string
}

/** Saves or plans a change, then calls `onDone` with what was done, in words. */
export function useApply({ at, ...change }: Change, onDone: (message: string) => void) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    setProblem('')
    try {
      const body = { ...change, ...(at && { at }) }
      const { websites } = await callApi<{ websites: number }>('/switch-changes/apply', {
        method: 'POST',
        body,
      })
      const places = websites === 1 ? '1 website' : `${websites} websites`
      onDone(`${switchFor(change.key).label}: ${at ? 'planned for' : 'changed on'} ${places}.`)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nothing was saved. Try again.')
      setIsBusy(false)
    }
  }

  return { save, isBusy, problem }
}
