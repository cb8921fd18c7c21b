export type RangeEnd = 'min' | 'max'

/** Empty for no bound. */
export type TypedRange = Readonly<Record<RangeEnd, string>>

/** Dollars. */
export interface RangeTrack {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** A field may contain a value beyond the track or between its steps; a handle cannot. */
export function handlesOf({ min, max }: TypedRange, track: RangeTrack): Readonly<Record<RangeEnd, number>> {
  const place = (text: string, open: number) =>
    text === '' ? open : Math.min(track.max, Math.max(track.min, Number(text) || 0))
  return { min: place(min, track.min), max: place(max, track.max) }
}

/** The lower handle stays below the higher one (SEARCH-30). An end of the track is no bound. */
export function slideRange(range: TypedRange, end: RangeEnd, value: number, track: RangeTrack): TypedRange {
  const handles = handlesOf(range, track)
  const moved =
    end === 'min' ? Math.min(value, handles.max - track.step) : Math.max(value, handles.min + track.step)
  return { ...range, [end]: moved === track[end] ? '' : String(moved) }
}

/** On blur, an invalid value becomes the nearest valid whole dollar (SEARCH-32), and swapped ends change places. */
export function normaliseRange({ min, max }: TypedRange, most: number): TypedRange {
  const tidy = (text: string) =>
    text === '' || Number.isNaN(Number(text))
      ? ''
      : String(Math.min(most, Math.max(0, Math.round(Number(text)))))
  const [low, high] = [tidy(min), tidy(max)]
  return low !== '' && high !== '' && Number(low) > Number(high)
    ? { min: high, max: low }
    : { min: low, max: high }
}
