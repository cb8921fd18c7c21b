import type { ReactNode } from 'react'
import type { ShownOffer } from '@/domain/offers/shown-offer'
import { OfferFiguresView } from './OfferFiguresView'
import { OfferPicture } from './OfferPicture'
import { OfferTexts } from './OfferTexts'

interface Props {
  offer: ShownOffer
  heading: 'h2' | 'h3'
}

/** OFFER-01. The whole card opens the offer, except the texts, which have toggles, and the other links. */
export function OfferCard({ offer, heading: Heading }: Props) {
  const { name, href, category, ends, model, picture } = offer
  return (
    <article className="group ground-paper relative flex w-full flex-col overflow-hidden rounded-card border border-line">
      <OfferPicture
        picture={picture}
        alt=""
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <p className="text-sm text-ink-2">{[category, ends].filter(Boolean).join(' · ')}</p>
          <Heading className="mt-1 text-xl leading-snug">
            <a href={href} className="after:absolute after:inset-0 group-hover:underline">
              {name}
            </a>
          </Heading>
        </div>
        <OfferFiguresView figures={offer.figures} />
        <div className="relative grid gap-4">
          <OfferTexts offer={offer} />
        </div>
        <p className="relative mt-auto flex flex-wrap gap-x-6">
          <OfferLink href={href}>
            View offer<span className="sr-only">: {name}</span>
          </OfferLink>
          {model && <OfferLink href={model.href}>{model.label}</OfferLink>}
        </p>
      </div>
    </article>
  )
}

function OfferLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
      {children}
    </a>
  )
}
