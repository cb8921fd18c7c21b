import { useEffect, useRef } from 'react'

export interface ListToast {
  readonly kind: 'saved' | 'removed'
  readonly name: string
}

interface Props {
  toast: ListToast | null
  href: string
  onDismiss: () => void
}

const texts = {
  saved: { title: 'Car Saved In Watchlist', text: 'is now available in your watchlist' },
  removed: { title: 'Car Removed', text: 'is no longer in your watchlist' },
}

/** WATCH-09, WATCH-10. Stays until it is dismissed: it has a link. */
export function WatchlistToast({ toast, href, onDismiss }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toast) card.current?.showPopover?.()
    else card.current?.hidePopover?.()
  }, [toast])
  return (
    // Rendered while empty: screen readers announce only changes of a live region. Out of the flow, or a gap would move what follows.
    <div role="status" className="absolute">
      <div
        ref={card}
        popover="manual"
        className="ground-night fixed inset-x-4 top-auto bottom-[calc(var(--bottom-bar,0px)+1rem)] mx-auto w-fit max-w-[min(30rem,calc(100vw-2rem))] rounded-control shadow-raised open:animate-toast"
      >
        {toast && (
          <div className="flex items-start gap-3 py-2 pr-1 pl-4">
            <div className="grid min-w-0 flex-1 gap-1 py-1">
              <p className="font-semibold">{texts[toast.kind].title}</p>
              <p>
                {toast.name} {texts[toast.kind].text}
              </p>
              <a href={href} className="w-fit py-1 font-semibold underline">
                View List
              </a>
            </div>
            <button
              type="button"
              className="min-h-11 cursor-pointer px-3 font-semibold underline"
              onClick={onDismiss}
            >
              Dismiss
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
