import { Button } from '@/ui/primitives/Button'
import { Notice } from '@/ui/primitives/Notice'

const SAYS = 'We could not load these results. The ones below are from before.'

/** Waits unseen for the day that results cannot be fetched, and then stands above the results of before (SEARCH-10). */
export function SearchFailure() {
  return (
    <div hidden data-own data-search-failure data-says={SAYS}>
      <Notice look="caution">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{SAYS}</p>
          <Button look="secondary" size="small" className="-my-2" data-search-retry>
            Try again
          </Button>
        </div>
      </Notice>
    </div>
  )
}
