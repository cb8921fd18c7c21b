export type RangeEnd = 'min' | 'max'

/** What stands in the two fields of a range of dollars; '' for no bound. */
export type TypedRange = Readonly<Record<RangeEnd, string>>

/** The track that the two handles move on. Dollars. */
export interface RangeTrack {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Where the handles stand: a field may say what no handle can, beyond the track or between its stops. */
export function handlesOf({ min, max }: TypedRange, track: RangeTrack): Readonly<Record<RangeEnd, number>> {
  const place = (text: string, open: number) =>
    text === '' ? open : Math.min(track.max, Math.max(track.min, Number(text) || 0))
  return { min: place(min, track.min), max: place(max, track.max) }
}

/** The range after a handle moved: the lower stays below the higher one (SEARCH-30), and an end of the track is no bound. */
export function slideRange(range: TypedRange, end: RangeEnd, value: number, track: RangeTrack): TypedRange {
  const handles = handlesOf(range, track)
  const moved =
    end === 'min' ? Math.min(value, handles.max - track.step) : Math.max(value, handles.min + track.step)
  return { ...range, [end]: moved === track[end] ? '' : String(moved) }
}

/**
 * The range once a field is left: what it cannot take becomes the nearest whole dollars that it can (SEARCH-32), and ends that are given
 * the wrong way round change places.
 */
export function tidyRange({ min, max }: TypedRange, most: number): TypedRange {
  const tidy = (text: string) =>
    text === '' || Number.isNaN(Number(text))
      ? ''
      : String(Math.min(most, Math.max(0, Math.round(Number(text)))))
  const [low, high] = [tidy(min), tidy(max)]
  return low !== '' && high !== '' && Number(low) > Number(high)
    ? { min: high, max: low }
    : { min: low, max: high }
}
