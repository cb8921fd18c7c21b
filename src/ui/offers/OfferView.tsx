import { formPages } from '@/domain/leads/form/form-pages'
import type { LeadForm as Form } from '@/domain/leads/form/lead-form'
import type { ShownOffer } from '@/domain/offers/shown-offer'
import type { Crumb } from '@/domain/stock/breadcrumbs'
import LeadForm from '@/ui/forms/lead-form.island'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { OfferFiguresView } from './OfferFiguresView'
import { OfferPicture } from './OfferPicture'
import { OfferTexts } from './OfferTexts'

interface Props {
  offer: ShownOffer
  crumbs: readonly Crumb[]
  /** Null on a website without the form. */
  form: Form | null
}

/** One offer (OFFER-01, ROUTE-32), with a form to ask about it. */
export function OfferView({ offer, crumbs, form }: Props) {
  const { name, category, ends, model, picture } = offer
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-6 sm:py-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="overflow-hidden rounded-card">
          <OfferPicture picture={picture} sizes="(min-width: 64rem) 40rem, 100vw" prioritised />
        </div>
        <div className="grid gap-5">
          <div>
            <p className="text-ink-2">{[category, ends].filter(Boolean).join(' · ')}</p>
            <h1 className="mt-1 text-3xl sm:text-4xl">{name}</h1>
          </div>
          <OfferFiguresView figures={offer.figures} />
          <OfferTexts offer={offer} />
          <div className="flex flex-wrap gap-3">
            {form && <ButtonLink link={{ label: 'Ask about this offer', href: '#enquire' }} />}
            {model && <ButtonLink link={model} look="secondary" />}
          </div>
        </div>
      </div>
      {form && (
        <section id="enquire" className="max-w-3xl scroll-mt-24 pt-4">
          <h2 className="text-2xl">Ask about this offer</h2>
          <div className="mt-5">
            <LeadForm id="offer" form={form} vehicle={null} pageId={formPages.offer} headings="h3" />
          </div>
        </section>
      )}
    </div>
  )
}
