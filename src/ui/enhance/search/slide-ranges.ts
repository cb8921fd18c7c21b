/**
 * Keeps the two handles of a range and its two number fields together: the lower handle stays below the higher one
 * (SEARCH-30), an end of the track means "any", and when a field is left, what it cannot take becomes the nearest that it can
 * (SEARCH-32) and ends that are given the wrong way round change places.
 * A field may say what no handle can, beyond the track or between its stops, so a handle that moves writes its own field alone.
 * Self-contained: `PageScript` sends its source.
 */
export function slideRanges(): void {
  const partsOf = (target: EventTarget | null) => {
    const range = target instanceof Element ? target.closest<HTMLElement>('[data-range]') : null
    if (!range) return null
    const find = (selector: string) => range.querySelector<HTMLInputElement>(selector) as HTMLInputElement
    return {
      per: range.dataset.per ?? '',
      track: range.querySelector<HTMLElement>('.range-slider') as HTMLElement,
      handles: [find('[data-end="min"]'), find('[data-end="max"]')] as const,
      fields: [find('[name$="[min]"]'), find('[name$="[max]"]')] as const,
    }
  }
  type Range = NonNullable<ReturnType<typeof partsOf>>

  function draw({ per, track, handles, fields }: Range): void {
    for (const [index, handle] of handles.entries()) {
      const [low, high] = [Number(handle.min), Number(handle.max)]
      const said = fields[index]?.value
      const place = ((Number(handle.value) - low) / (high - low)) * 100
      track.style.setProperty(index === 0 ? '--low' : '--high', `${place}`)
      handle.setAttribute('aria-valuetext', said ? `$${Number(said).toLocaleString('en-AU')}${per}` : 'Any')
    }
  }

  function slide(range: Range, moved: EventTarget | null): void {
    const [low, high] = range.handles
    const step = Number(low.step)
    if (moved === low) {
      low.value = `${Math.min(Number(low.value), Number(high.value) - step)}`
      range.fields[0].value = low.value === low.min ? '' : low.value
    } else {
      high.value = `${Math.max(Number(high.value), Number(low.value) + step)}`
      range.fields[1].value = high.value === high.max ? '' : high.value
    }
    draw(range)
  }

  function type(range: Range): void {
    for (const [index, field] of range.fields.entries()) {
      const handle = range.handles[index] as HTMLInputElement
      // The browser keeps a handle on its track.
      handle.value = field.value || (index === 0 ? handle.min : handle.max)
    }
    draw(range)
  }

  /** A minus, a decimal or too much is put right; what is no number at all is taken out. */
  function putInBounds(field: HTMLInputElement): void {
    if (field.validity.badInput) field.value = ''
    if (field.value === '') return
    const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max)
    field.value = `${Math.min(most, Math.max(Number(field.min), Math.round(Number(field.value))))}`
  }

  /** The two ends of a range, slider or lists, in order. */
  function putRight(target: EventTarget | null): void {
    const pair = target instanceof Element ? target.closest('fieldset') : null
    const ends = '[name$="[min]"], [name$="[max]"]'
    const [low, high] = pair?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(ends) ?? []
    if (!low?.value || !high?.value || Number(low.value) <= Number(high.value)) return
    ;[low.value, high.value] = [high.value, low.value]
  }

  // On the way down, so that whoever asks for results finds the fields in order.
  document.addEventListener(
    'input',
    ({ target }) => {
      const range = partsOf(target)
      if (range && (target as HTMLInputElement).type === 'range') slide(range, target)
      else if (range) type(range)
    },
    true,
  )
  document.addEventListener(
    'change',
    ({ target }) => {
      const range = partsOf(target)
      const isTyped = range && target instanceof HTMLInputElement && target.type === 'number'
      if (isTyped) putInBounds(target)
      putRight(target)
      if (isTyped) type(range)
    },
    true,
  )
  // A page that comes back from the cache was kept after its handles had been moved.
  document.addEventListener('forecourt:search', () => {
    for (const each of document.querySelectorAll('[data-range]')) {
      const range = partsOf(each)
      if (range) draw(range)
    }
  })
}
