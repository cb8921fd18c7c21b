import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion'

export interface PhotoRow {
  /** Zero-based index of the photo in view. */
  readonly shown: number
  /** Scrolls a photo into view and wraps at both ends. `isFar` skips the animation. */
  readonly show: (index: number, isFar?: boolean) => void
  readonly handlers: Readonly<
    Record<'onScroll' | 'onPointerDown' | 'onWheel' | 'onFocus' | 'onKeyDown', () => void>
  >
}

const middleOf = (photo: HTMLElement) => photo.offsetLeft + photo.offsetWidth / 2

/**
 * Returns the index of the photo nearest to the centre of a row. Returns null when the row does not scroll
 * and several photos are in view.
 */
function placeInView(row: HTMLElement): number | null {
  if (row.scrollWidth <= row.clientWidth) return null
  const middle = row.scrollLeft + row.clientWidth / 2
  const gaps = ([...row.children] as HTMLElement[]).map((photo) => Math.abs(middleOf(photo) - middle))
  return Math.max(0, gaps.indexOf(Math.min(...gaps)))
}

/** Tracks which photo of a scroll-snapping row is in view, starting with `first`, and scrolls to others. */
export function usePhotoRow(row: RefObject<HTMLElement | null>, first = 0): PhotoRow {
  const [shown, setShown] = useState(first)
  const place = useRef(first)
  /** While `show` scrolls the row, scroll events are ignored. User input ends that. */
  const isSent = useRef(false)

  const settle = useCallback((index: number) => {
    place.current = index
    setShown(index)
  }, [])
  const show = useCallback(
    (index: number, isFar = false) => {
      const photos = (row.current?.children ?? []) as HTMLCollectionOf<HTMLElement>
      const next = (index + photos.length) % photos.length
      const photo = photos[next]
      if (!photo || !row.current) return
      const isStill = isFar || Math.abs(next - place.current) > 1 || prefersReducedMotion()
      isSent.current = true
      settle(next)
      const left = middleOf(photo) - row.current.clientWidth / 2
      row.current.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' })
    },
    [row, settle],
  )
  const takeOver = useCallback(() => {
    isSent.current = false
  }, [])
  const onScroll = useCallback(() => {
    const inView = row.current && placeInView(row.current)
    if (!isSent.current && inView !== null) settle(inView)
  }, [row, settle])

  // A swipe may have ended before hydration.
  useEffect(onScroll, [onScroll])

  return {
    shown,
    show,
    handlers: {
      onScroll,
      onPointerDown: takeOver,
      onWheel: takeOver,
      onFocus: takeOver,
      onKeyDown: takeOver,
    },
  }
}
