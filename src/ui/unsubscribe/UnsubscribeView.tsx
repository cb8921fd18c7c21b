import { unsubscribePath } from '@/domain/leads/subscriptions/unsubscribe-path'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'

interface Props {
  readonly dealer: string
  /** Null for a link that is not valid. */
  readonly subscription: Subscription | null
}

interface Subscription {
  readonly state: 'subscribed' | 'unsubscribed'
  readonly token: string
  readonly what: 'offers' | 'search' | 'watchlist'
}

const questions: Readonly<Record<Subscription['what'], string>> = {
  offers: 'Stop emails with offers and news from',
  search: 'Stop emails about new vehicles of your saved search from',
  watchlist: 'Stop emails about the vehicles of your watchlist from',
}

const results: Readonly<Record<Subscription['what'], string>> = {
  offers: 'sends you no more offers by email. We still answer when you contact us.',
  search: 'sends you no more emails for this saved search. You can turn them on again in your garage.',
  watchlist: 'sends you no more emails about your watchlist. You can turn them on again in your garage.',
}

const heading = 'text-3xl sm:text-4xl'
const home = { label: 'Go to the home page', href: '/' }

/** The page of an unsubscribe link. It names no address: whoever the mail was forwarded to can open it too. */
export function UnsubscribeView({ dealer, subscription }: Props) {
  return (
    <div className="container-page grid max-w-2xl justify-items-start gap-5 py-8 sm:py-12">
      {subscription === null ? (
        <>
          <h1 className={heading}>This link is not valid</h1>
          <p>
            Open the unsubscribe link from one of our emails again, and make sure that all of it was copied.
            Or call us, and we take you off the list.
          </p>
          <ButtonLink link={home} look="secondary" />
        </>
      ) : subscription.state === 'unsubscribed' ? (
        <>
          <h1 className={heading}>You are unsubscribed</h1>
          <p>
            {dealer} {results[subscription.what]}
          </p>
          <ButtonLink link={home} look="secondary" />
        </>
      ) : (
        <Question dealer={dealer} {...subscription} />
      )}
    </div>
  )
}

/** A form, so that programs which follow the links of a mail unsubscribe nobody. */
function Question({ dealer, token, what }: Subscription & { dealer: string }) {
  return (
    <>
      <h1 className={heading}>Unsubscribe</h1>
      <p>
        {questions[what]} {dealer}?
      </p>
      <form method="post" action={unsubscribePath(token)}>
        <Button type="submit">Unsubscribe</Button>
      </form>
    </>
  )
}
