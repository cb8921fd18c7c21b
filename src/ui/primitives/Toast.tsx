'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'
import { IconButton } from './IconButton'
import { TOAST_REMOVAL } from './toast-removal'

interface ToastMessage {
  text: string
  /** Milliseconds until it goes by itself. Left out, it stays until it is dismissed or replaced, a million at most (decision 29). */
  duration?: number
}

type ShowToast = (message: ToastMessage) => void

const ToastContext = createContext<ShowToast | null>(null)

/** What shows a toast; for use below `ToastProvider`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider around it')
  return show
}

/** One toast at a time (SHARE-13): a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { serial: number }) | null>(null)
  const serial = useRef(0)
  const show = useCallback<ShowToast>((message) => {
    serial.current += 1
    setShown({ ...message, serial: serial.current })
  }, [])
  const dismiss = useCallback(() => setShown(null), [])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(dismiss, shown.duration ?? TOAST_REMOVAL)
    return () => clearTimeout(timer)
  }, [shown, dismiss])

  return (
    <ToastContext value={show}>
      {children}
      {/* Stands there before it has anything to say: only changes of a live region are announced. */}
      <div role="status">
        {shown && <ToastCard key={shown.serial} text={shown.text} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  // In the top layer, above a dialog that may be open.
  useEffect(() => card.current?.showPopover?.(), [])
  return (
    <div ref={card} popover="manual" className="toast ground-night">
      <div className="flex items-center gap-3 py-1 pr-1 pl-4">
        <Glyph path={glyphs.info} />
        <p className="min-w-0 flex-1 py-2">{text}</p>
        <IconButton
          icon={<Glyph path={glyphs.close} className="size-6" />}
          label="Dismiss"
          onClick={onDismiss}
        />
      </div>
    </div>
  )
}
