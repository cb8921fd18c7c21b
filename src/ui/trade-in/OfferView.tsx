import { formatCount } from '@/domain/text/format-count'
import type { ShownOffer } from '@/domain/trade-in/shown-offer'
import { TRADE_IN } from '@/domain/trade-in/trade-in-path'
import { phoneHref } from '@/domain/url/link'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Notice } from '@/ui/primitives/Notice'
import { OfferCard } from './OfferCard'

interface Props {
  offer: ShownOffer
  /** Where the form that accepts the offer is sent. */
  action: string
  /** Whether accepting it just failed. */
  failed: boolean
}

const headings: Readonly<Record<ShownOffer['state'], string>> = {
  open: 'Your trade-in offer',
  accepted: 'You accepted our offer',
  expired: 'This offer has ended',
  unvalued: 'Thank you, we have your details',
}

/** The page of an offer: a plain form, without JavaScript. */
export function OfferView({ offer, action, failed }: Props) {
  const { state, vehicle, km, wanted, warning, phone, dealer } = offer
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{headings[state]}</h1>
        <p className="text-ink-2">
          {vehicle}, {formatCount(km)} km
        </p>
      </div>
      {failed && state === 'open' && (
        <Notice look="caution" live="alert">
          The offer could not be accepted. Please try again, or call us.
        </Notice>
      )}
      {state === 'accepted' && (
        <Notice live="status">
          You accepted it{offer.acceptedOn && ` on ${offer.acceptedOn}`}. {dealer} will call you to arrange
          the inspection and the handover.
        </Notice>
      )}
      {state === 'expired' && <Notice>Values change every week. Ask us for a new one, or call us.</Notice>}
      {state === 'unvalued' && (
        <Notice live="status">
          We cannot give you an estimate online for this vehicle. {dealer} will call you with a value.
        </Notice>
      )}
      {warning && state !== 'accepted' && <p className="text-ink-2">{firstSentence(warning)}</p>}
      <OfferCard offer={offer} />
      <div className="flex flex-wrap gap-3">
        {state === 'open' && (
          <form method="post" action={action}>
            <Button type="submit" size="large">
              Accept this offer
            </Button>
          </form>
        )}
        {state === 'expired' && <ButtonLink link={{ label: 'Get a new offer', href: TRADE_IN }} />}
        {phone && (
          <ButtonLink
            link={{ label: `Call ${phone}`, href: phoneHref(phone) }}
            look={state === 'open' || state === 'expired' ? 'secondary' : 'primary'}
            icon="phone"
          />
        )}
        <ButtonLink
          link={
            wanted
              ? { label: `See the ${wanted.name}`, href: wanted.path }
              : { label: 'See our vehicles', href: '/search' }
          }
          look="quiet"
        />
      </div>
    </div>
  )
}

/** The rest of the warning is about sending the form. */
const firstSentence = (text: string) => `${text.split('. ')[0]}.`
