import { useEffect, useRef, useState } from 'react'
import type { InboxRow } from '@/domain/leads/inbox/inbox-row'

interface Seen {
  readonly question: string
  readonly ids: ReadonlySet<string>
  /** When the newest lead so far was sent, in milliseconds. Older ones that appear now were moved here by a change, or by paging. */
  readonly newest: number
}

const NONE: ReadonlySet<string> = new Set()

/** The ids of leads that came in while the list was open. They count from the last change of the question on. */
export function useArrivals(question: string, rows: readonly InboxRow[] | undefined): ReadonlySet<string> {
  const seen = useRef<Seen | null>(null)
  const [arrived, setArrived] = useState(NONE)
  useEffect(() => {
    if (!rows) return
    const before = seen.current
    const newest = rows[0] ? Date.parse(rows[0].createdAt) : 0
    const ids = new Set(rows.map(({ id }) => id))
    if (before?.question !== question) {
      seen.current = { question, ids, newest }
      setArrived(NONE)
      return
    }
    const fresh = rows.filter(
      ({ id, createdAt }) => !before.ids.has(id) && Date.parse(createdAt) >= before.newest,
    )
    seen.current = {
      question,
      ids: new Set([...before.ids, ...ids]),
      newest: Math.max(newest, before.newest),
    }
    if (fresh.length > 0) setArrived((known) => new Set([...known, ...fresh.map(({ id }) => id)]))
  }, [question, rows])
  return arrived
}
