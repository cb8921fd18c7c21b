import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryView } from '@/domain/vehicle/photos/views'

/** The view a gallery shows: what it opens on, until the shopper chooses. */
export function useGalleryView(opensOn: GalleryView) {
  const buttons = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<GalleryView | null>(null)
  useEffect(() => {
    // Chosen before the island was hydrated: the radio buttons work without it.
    const checked = buttons.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (checked && checked !== opensOn) setChosen(checked as GalleryView)
  }, [opensOn])
  return {
    view: chosen ?? opensOn,
    /** The view the shopper chose; null before they have. */
    chosen,
    /** Changes the view at once: what it shows can be scrolled when this returns. */
    choose: (view: GalleryView) => flushSync(() => setChosen(view)),
    /** Where the radio buttons are. */
    buttons,
  }
}

export type GalleryChoice = ReturnType<typeof useGalleryView>
