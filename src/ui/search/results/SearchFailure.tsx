import { Button } from '@/ui/primitives/buttons/Button'
import { Notice } from '@/ui/primitives/Notice'

export const FAILURE = 'We could not load these results. These are your previous results.'

/** Shown above the previous results when new ones could not be loaded (SEARCH-10). */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice look="caution">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{FAILURE}</p>
        <Button look="secondary" size="small" className="-my-2" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  )
}
