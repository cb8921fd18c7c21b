'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { CalendarDays } from '@/domain/calendar/calendar-days'
import { shiftDays } from '@/domain/calendar/calendar-times'
import type { PlacedContent } from '@/domain/calendar/place-contents'
import type { SiteCalendar } from '@/domain/calendar/site-calendar'
import { Problem } from '../admin-parts/Problem'
import { EditorButton } from '../settings/EditorButton'
import { ContentDialog } from './ContentDialog'
import { type Dates, moveContent } from './move-content'
import { SiteSection } from './SiteSection'

interface Props {
  readonly sites: readonly SiteCalendar[]
  readonly days: CalendarDays
  /** ISO 8601. */
  readonly now: string
  /** The admin's path. */
  readonly admin: string
}

/** A move that can be taken back. */
interface Done {
  readonly content: PlacedContent
  readonly dates: Dates
}

const nameOf = ({ kind, id }: PlacedContent) => `${kind} ${id}`

/**
 * The dates that were stored since the calendar was loaded. The next move says what the person saw before it, and the server compares that
 * with what it has.
 */
function useStored(sites: Props['sites']) {
  const [stored, setStored] = useState<Readonly<Record<string, Dates>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: new sites have the new dates
  useEffect(() => setStored({}), [sites])
  return {
    current: (content: PlacedContent): PlacedContent => ({ ...content, ...stored[nameOf(content)] }),
    store: (content: PlacedContent, dates: Dates) =>
      setStored((before) => ({ ...before, [nameOf(content)]: dates })),
  }
}

/** Shifts what has a bound. A content without a start or an end has no bound to shift there. */
const shifted = ({ liveFrom, liveUntil, zone }: PlacedContent, by: number): Dates => ({
  liveFrom: liveFrom && shiftDays(liveFrom, by, zone),
  liveUntil: liveUntil && shiftDays(liveUntil, by, zone),
})

export function Calendar({ sites, days, now, admin }: Props) {
  const router = useRouter()
  const { current, store } = useStored(sites)
  const [opened, setOpened] = useState<PlacedContent | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')

  async function move(content: PlacedContent, dates: Dates, said = `${content.title} moved.`) {
    setProblem('')
    setDone(null)
    setMessage('')
    try {
      await moveContent(content, dates)
      store(content, dates)
      setDone({ content, dates })
      setMessage(said)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nothing moved. Try again.')
    }
    // After a refusal too: the calendar may be old.
    router.refresh()
  }

  async function undo({ content, dates }: Done) {
    const { liveFrom, liveUntil } = content
    await move({ ...content, ...dates }, { liveFrom, liveUntil }, `${content.title} is where it was.`)
    setDone(null)
  }

  return (
    <>
      <div className="tw:flex tw:min-h-8 tw:flex-wrap tw:items-center tw:gap-half">
        <p role="status">
          {message || 'Drag a bar to move it by days, or choose it to set its times. Links open the form.'}
        </p>
        {done && <EditorButton onClick={() => undo(done)}>Undo</EditorButton>}
      </div>
      {problem && <Problem>{problem}</Problem>}
      {sites.map((site) => (
        <SiteSection
          key={site.id}
          {...{ site, days, now, admin }}
          onOpen={(content) => setOpened(current(content))}
          onShift={(content, by) => move(current(content), shifted(current(content), by))}
        />
      ))}
      {opened && (
        <ContentDialog
          key={`${opened.kind} ${opened.id}`}
          content={opened}
          admin={admin}
          onClose={() => setOpened(null)}
          onDone={(content, dates) => {
            setOpened(null)
            setProblem('')
            store(content, dates)
            setDone({ content, dates })
            setMessage(`${content.title} moved.`)
            router.refresh()
          }}
        />
      )}
    </>
  )
}
