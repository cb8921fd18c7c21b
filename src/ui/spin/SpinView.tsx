import { type Campaign, type Spin, wheelSegments } from '@/domain/spin/campaign'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Notice } from '@/ui/primitives/Notice'
import { Wheel } from './Wheel'

interface Props {
  campaign: Campaign
  /** Such as `5 Nov 2026`. */
  endsOn: string
  /** Null before the spin. */
  spin: Spin | null
  /** Where a visitor signs in; null for a shopper. */
  signInHref: string | null
  /** Whether the shopper spun just now. */
  isTurning: boolean
  isFailed: boolean
}

/** `/spin-to-win`. A plain form: the server draws. */
export function SpinView({ campaign, endsOn, spin, signInHref, isTurning, isFailed }: Props) {
  const { name, intro, prizes, terms } = campaign
  return (
    <div className="container-page grid gap-8 py-8 sm:py-12">
      <div className="grid max-w-2xl gap-3">
        <h1 className="text-3xl sm:text-4xl">{name}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {isFailed && !spin && (
        <Notice look="caution" live="alert">
          The wheel could not be spun. Please try again.
        </Notice>
      )}
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Wheel segments={wheelSegments(prizes)} prize={spin?.prize} isTurning={isTurning && spin !== null} />
        <div className="grid gap-6">
          {spin ? <Won spin={spin} /> : <SpinForm signInHref={signInHref} />}
          <PrizeList prizes={prizes} />
        </div>
      </div>
      <section aria-labelledby="terms-heading" className="grid max-w-2xl gap-3">
        <h2 id="terms-heading" className="text-2xl">
          Terms and conditions
        </h2>
        <p>The competition ends on {endsOn}. One spin for each person.</p>
        <p className="whitespace-pre-line text-ink-2">{terms}</p>
      </section>
    </div>
  )
}

function SpinForm({ signInHref }: Pick<Props, 'signInHref'>) {
  if (signInHref)
    return (
      <div>
        <ButtonLink link={{ label: 'Sign in to spin', href: signInHref }} />
      </div>
    )
  return (
    <form method="post" action="/api/spin">
      <Button type="submit" size="large">
        Spin the wheel
      </Button>
      <p className="mt-2 text-ink-2">By spinning you accept the terms and conditions below.</p>
    </form>
  )
}

function Won({ spin: { prize, code } }: { spin: Spin }) {
  if (!prize || !code) return <Notice live="status">No prize this time. Thank you for playing.</Notice>
  return (
    <Notice live="status">
      You won: <strong>{prize}</strong>. Your code is <strong className="tabular">{code}</strong>. We mailed
      it to you too. Show it to us to get your prize.
    </Notice>
  )
}

function PrizeList({ prizes }: Pick<Campaign, 'prizes'>) {
  return (
    <section aria-labelledby="prizes-heading" className="grid gap-2">
      <h2 id="prizes-heading" className="text-2xl">
        Prizes
      </h2>
      <ul className="grid gap-1">
        {prizes.map(({ id, label, chance, quantity }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{label}</span>
            <span className="text-ink-2">
              {chance}%{quantity === null ? '' : `, ${quantity} to win`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
