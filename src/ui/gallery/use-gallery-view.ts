import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryView } from '@/domain/vehicle/photos/views'

export function useGalleryView(opensOn: GalleryView) {
  const buttons = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<GalleryView | null>(null)
  useEffect(() => {
    // The radio buttons work before hydration, so a choice may already exist.
    const checked = buttons.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (checked && checked !== opensOn) setChosen(checked as GalleryView)
  }, [opensOn])
  return {
    view: chosen ?? opensOn,
    /** The view that the shopper chose; null before that. */
    chosen,
    /** Changes the view synchronously, so that its content can be scrolled when this returns. */
    choose: (view: GalleryView) => flushSync(() => setChosen(view)),
    buttons,
  }
}

export type GalleryChoice = ReturnType<typeof useGalleryView>
