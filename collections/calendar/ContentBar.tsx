import { type PointerEvent, useRef, useState } from 'react'
import type { PlacedContent } from '@/domain/calendar/place-contents'
import { timesText } from './content-times'
import { contentNames } from './kinds'

interface Props {
  readonly content: PlacedContent
  readonly shownDays: number
  readonly admin: string
  onOpen(content: PlacedContent): void
  onShift(content: PlacedContent, days: number): void
}

const BAR =
  'tw:relative tw:flex tw:min-h-7 tw:min-w-0 tw:items-center tw:overflow-hidden tw:border tw:border-strong tw:bg-hovered tw:px-2 tw:py-0.5 tw:text-left tw:text-small tw:whitespace-nowrap tw:text-[inherit] tw:no-underline'

/** The width of a day in pixels. */
const dayWidth = (bar: HTMLElement, shownDays: number) => (bar.parentElement?.clientWidth ?? 0) / shownDays

/** Moves with the mouse, by whole days. With a finger the calendar scrolls instead, and the dialog sets the times. */
function useDrag(content: PlacedContent, shownDays: number, onShift: Props['onShift']) {
  const start = useRef<{ x: number; day: number } | null>(null)
  const wasDragged = useRef(false)
  const [days, setDays] = useState(0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    if (event.button !== 0 || event.pointerType === 'touch') return
    start.current = { x: event.clientX, day: dayWidth(event.currentTarget, shownDays) }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const moved = Math.round((clientX - start.current.x) / start.current.day)
    if (moved !== 0) wasDragged.current = true
    setDays(moved)
  }
  const end = () => {
    start.current = null
    setDays(0)
  }
  const onPointerUp = () => {
    if (start.current && days !== 0) onShift(content, days)
    end()
  }
  const offset = `calc(${days} * 100% / ${content.lastDay - content.firstDay + 1})`
  return {
    wasDragged,
    transform: days === 0 ? undefined : `translateX(${offset})`,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  }
}

/** A content on its days. A sale is a part of a page, whose form sets its times. */
export function ContentBar({ content, shownDays, admin, onOpen, onShift }: Props) {
  const { kind, id, title, firstDay, lastDay, isOpenBefore, isOpenAfter, row } = content
  const { wasDragged, transform, handlers } = useDrag(content, shownDays, onShift)
  const label = `${title}, ${contentNames[kind].one}, ${timesText(content)}`
  const corners = `${isOpenBefore ? '' : 'tw:rounded-l-box'} ${isOpenAfter ? '' : 'tw:rounded-r-box'}`
  const place = { gridColumn: `${firstDay + 1} / ${lastDay + 2}`, gridRow: row + 1 }
  const text = <span className="tw:min-w-0 tw:overflow-hidden tw:text-ellipsis">{title}</span>
  if (kind === 'sale')
    return (
      <a
        href={`${admin}/collections/pages/${id}`}
        className={`${BAR} ${corners}`}
        style={place}
        aria-label={label}
        title={label}
      >
        {text}
      </a>
    )
  return (
    <button
      type="button"
      className={`${BAR} tw:cursor-grab ${corners} ${transform ? 'tw:z-10 tw:cursor-grabbing' : ''}`}
      style={{ ...place, transform }}
      aria-label={label}
      title={label}
      onClick={({ detail }) => {
        const isByKeyboard = detail === 0
        if (isByKeyboard || !wasDragged.current) onOpen(content)
      }}
      {...handlers}
    >
      {text}
    </button>
  )
}
