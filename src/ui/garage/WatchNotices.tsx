import { Button } from '@/ui/primitives/buttons/Button'

/** Turns mail about watched vehicles on and off. A plain form. */
export function WatchNotices({ isStopped }: { isStopped: boolean }) {
  return (
    <form
      method="post"
      action={`/api/alerts/watchlist-${isStopped ? 'on' : 'off'}`}
      className="flex flex-wrap items-center gap-3"
    >
      <p className="text-ink-2">
        {isStopped
          ? 'You get no emails about these vehicles.'
          : 'You get an email when the price of one drops, when it is sold, and when it is back in stock.'}
      </p>
      <Button type="submit" look="secondary" size="small">
        {isStopped ? 'Get emails' : 'Stop these emails'}
      </Button>
    </form>
  )
}
