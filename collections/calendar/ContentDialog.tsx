import { useEffect, useId, useRef, useState } from 'react'
import { fieldTime, instantOfField } from '@/domain/calendar/calendar-times'
import type { PlacedContent } from '@/domain/calendar/place-contents'
import { Problem } from '../admin-parts/Problem'
import { ButtonRow } from '../admin-parts/rows'
import { EditorButton } from '../settings/EditorButton'
import { contentNames } from './kinds'
import { type Dates, moveContent } from './move-content'

interface Props {
  readonly content: PlacedContent
  readonly admin: string
  onClose(): void
  onDone(content: PlacedContent, dates: Dates): void
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

/** The times of one content. The same can be done with the mouse by moving its bar. */
export function ContentDialog({ content, admin, onClose, onDone }: Props) {
  const { kind, id, title, website, websiteId, zone, liveFrom, liveUntil } = content
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [from, setFrom] = useState(() => fieldTime(liveFrom, zone))
  const [until, setUntil] = useState(() => fieldTime(liveUntil, zone))
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isPost = kind === 'post'

  useEffect(() => dialog.current?.showModal(), [])

  async function save() {
    setIsBusy(true)
    setProblem('')
    const dates = { liveFrom: instantOfField(from, zone), liveUntil: instantOfField(until, zone) }
    try {
      await moveContent(content, dates)
      // Before it is removed, so that the focus returns to the bar.
      dialog.current?.close()
      onDone(content, dates)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nothing was saved. Try again.')
      setIsBusy(false)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="leads tw:m-auto tw:w-[min(32rem,calc(100vw-2rem))] tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-base tw:text-[inherit] tw:backdrop:bg-black/50"
    >
      <form
        className="tw:grid tw:gap-base"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h2 id={titleId} className="tw:text-title tw:wrap-anywhere">
          {title}
        </h2>
        <p className="tw:m-0 tw:text-muted">
          {contentNames[kind].one.replace(/^./, (letter) => letter.toUpperCase())} of {website}. Times are
          those of the website.
        </p>
        <TimeField label={isPost ? 'Date' : 'Shown from (empty: at once)'} value={from} onChange={setFrom} />
        {!isPost && <TimeField label="Shown until (empty: no end)" value={until} onChange={setUntil} />}
        {problem && <Problem>{problem}</Problem>}
        <ButtonRow>
          <button
            type="submit"
            disabled={isBusy}
            className="btn btn--style-primary btn--size-medium tw:m-0 tw:min-h-11"
          >
            Save
          </button>
          <EditorButton onClick={() => dialog.current?.close()}>Cancel</EditorButton>
        </ButtonRow>
        <p className="tw:m-0 tw:flex tw:flex-wrap tw:gap-x-base">
          <a
            className="tw:inline-flex tw:min-h-8 tw:items-center"
            href={`${admin}/collections/${contentNames[kind].collection}/${id}`}
          >
            Open its form
          </a>
          {from && (
            <a
              className="tw:inline-flex tw:min-h-8 tw:items-center"
              target="_blank"
              rel="noreferrer"
              href={`/api/tenants/as-of?${new URLSearchParams({ site: String(websiteId), at: from })}`}
            >
              See the website at its start
            </a>
          )}
        </p>
      </form>
    </dialog>
  )
}
