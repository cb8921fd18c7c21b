import type { ReactNode } from 'react'
import type { Included } from '@/domain/stock/vehicle-page/reasons'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { paragraphsOf } from '@/domain/text/paragraphs'
import { commentParagraphs, PENDING_COMMENTS } from '@/domain/vehicle/dealer-comments'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Icon } from '@/ui/primitives/Icon'
import FoldedText from '@/ui/primitives/text/folded-text.island'
import { FeatureList } from './FeatureList'

export interface InformationPart {
  readonly key: 'comments' | 'included' | 'why' | 'reserve' | 'protect' | 'features'
  readonly tab: string
  readonly heading?: string
  /** Null when the part is empty. */
  readonly content: ReactNode
}

/** Number of characters of the dealer's comments above Show More (VDP-24). */
const COMMENTS_LIMIT = 400

/**
 * Returns the parts of a vehicle's information in the order of the tabs, without empty ones (VDP-15, VDP-16).
 */
export function informationParts(page: VehiclePage): readonly InformationPart[] {
  const { vehicle, information, texts, actions } = page
  const protect = `Protect Your ${texts.word}`
  const parts: InformationPart[] = [
    {
      key: 'comments',
      tab: 'Dealer Comments',
      heading: 'Our Comments',
      content: comments(vehicle.dealercomments),
    },
    { key: 'included', tab: "What's Included", content: included(information.included) },
    {
      key: 'why',
      tab: 'Why Buy From Us?',
      heading: 'Why Buy From Us',
      content: words(information.whyBuyFromUs),
    },
    {
      key: 'reserve',
      tab: 'Reserve Online',
      content: actions.reserve && (
        <div className="flex max-w-prose flex-col items-start gap-4">
          <p className="text-ink-2">{texts.reserveTerms}</p>
          <ButtonLink link={{ label: actions.reserve, href: page.checkoutHref }} look="secondary" />
        </div>
      ),
    },
    { key: 'protect', tab: protect, content: words(information.protection) },
    { key: 'features', tab: 'Features', content: features(vehicle.filtered_features) },
  ]
  return parts.filter(({ content }) => content !== null)
}

/** The dealer's comments as plain text, whatever the feed contains (VDP-24…26). */
function comments(text: string | null): ReactNode {
  const paragraphs = commentParagraphs(text)
  if (paragraphs.length === 0) return <p className="text-ink-2">{PENDING_COMMENTS}</p>
  return <FoldedText paragraphs={paragraphs} limit={COMMENTS_LIMIT} />
}

/** What the price includes: promises first, then equipment. */
function included({ promises, equipment }: Included): ReactNode {
  if (promises.length + equipment.length === 0) return null
  return (
    <div className="flex flex-col gap-5">
      {promises.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3 text-pretty">
              <Icon name="shield" className="mt-0.5 size-5 text-positive" />
              {promise}
            </li>
          ))}
        </ul>
      )}
      {features(equipment)}
    </div>
  )
}

function features(names: readonly string[]): ReactNode {
  return names.length > 0 ? (
    <div>
      <FeatureList features={names} />
    </div>
  ) : null
}

function words(text: string): ReactNode {
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0) return null
  return (
    <div className="flex max-w-prose flex-col gap-4 text-ink-2">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
