import { useEffect, useRef, useState } from 'react'
import { choosePopup, type Popup } from '@/domain/popups/popup'
import { dismissedPopups } from '@/ui/stores/dismissed-popups'
import { buttonClass } from '../primitives/buttons/button-looks'
import { IconButton } from '../primitives/buttons/IconButton'
import { Icon } from '../primitives/Icon'
import { Photo } from '../primitives/pictures/Photo'
import { useTrigger } from './use-trigger'

/** How often a busy page is asked again. */
const BUSY_MS = 1000

/** No popup opens over another dialog or while somebody types. */
const isBusy = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement instanceof HTMLInputElement ||
  document.activeElement instanceof HTMLTextAreaElement

/** Of the page's vehicle or search, which name them in their HTML. */
const shownCarTypes = () =>
  document.querySelector<HTMLElement>('[data-car-types]')?.dataset.carTypes?.split(' ') ?? []

const visitOf = (dismissed: readonly number[]) => ({
  path: window.location.pathname,
  carTypes: shownCarTypes(),
  now: new Date(),
  dismissed,
})

function dismiss({ id }: Popup): void {
  const ids = dismissedPopups.read()
  if (!ids.includes(id)) dismissedPopups.write([...ids, id])
}

/** The page's popup, once its trigger has happened (PROMO-08…10). It is dismissed once, by any way to close it. */
export default function PopupDialog({ popups }: { popups: readonly Popup[] }) {
  const [popup] = useState(() => choosePopup(popups, visitOf(dismissedPopups.read())))
  const dialog = useRef<HTMLDialogElement>(null)
  const isDue = useTrigger(popup)

  useEffect(() => {
    if (!isDue || !popup) return
    const open = () => {
      if (isBusy()) return
      clearInterval(timer)
      if (choosePopup([popup], visitOf([]))) dialog.current?.showModal()
    }
    const timer = setInterval(open, BUSY_MS)
    open()
    return () => clearInterval(timer)
  }, [isDue, popup])

  if (!popup || !isDue) return null
  const { title, description, picture, button: link } = popup
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby="popup-title"
      onClose={() => dismiss(popup)}
      className="m-auto max-h-[80vh] w-[min(600px,calc(100vw-2rem))] max-w-none overflow-y-auto rounded-card bg-surface-1 text-ink-1 shadow-raised backdrop:bg-[rgb(0_0_0/50%)]"
    >
      <div className="absolute top-2 right-2 rounded-full bg-surface-1">
        <IconButton
          icon={<Icon name="close" className="size-6" />}
          label="Close"
          onClick={() => dialog.current?.close()}
        />
      </div>
      <Photo
        picture={picture}
        crop="3:2"
        eager
        sizes="(min-width: 632px) 600px, 100vw"
        className="aspect-3/2 max-h-[40vh] w-full object-cover"
      />
      <div className="grid gap-4 p-6">
        <h2 id="popup-title" className="text-2xl">
          {title}
        </h2>
        {description && <p className="whitespace-pre-line text-ink-2">{description}</p>}
        {link && (
          <p>
            <a href={link.href} className={buttonClass('primary')} onClick={() => dismiss(popup)}>
              {link.label}
            </a>
          </p>
        )}
      </div>
    </dialog>
  )
}
