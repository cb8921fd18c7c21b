import type { ReactNode } from 'react'
import { paragraphsOf } from '@/domain/content/paragraphs'
import { includedWith } from '@/domain/stock/reasons'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { VehicleActions } from '@/domain/stock/vehicle-actions'
import { vehicleWord } from '@/domain/stock/vehicle-kind'
import { DealerComments } from './DealerComments'
import { FeatureList } from './FeatureList'
import { IncludedList } from './IncludedList'
import { ReserveOnline } from './ReserveOnline'
import type { VehiclePageSettings } from './vehicle-page-settings'

/** A piece of information: a tab, or a section with a heading, as the site has it. */
export interface InformationPart {
  readonly key: 'comments' | 'included' | 'why' | 'reserve' | 'protect' | 'features'
  readonly tab: string
  readonly heading: string
  readonly content: ReactNode
}

interface Given {
  vehicle: Vehicle
  settings: VehiclePageSettings
  actions: VehicleActions
}

/** What there is to say about a vehicle beside its figures, in the order of the tabs; what has nothing to say is left out (VDP-15, VDP-16). */
export function informationParts({ vehicle, settings, actions }: Given): readonly InformationPart[] {
  const included = includedWith(vehicle, settings)
  const word = vehicleWord(vehicle, settings)
  const parts: (InformationPart & { isThere: boolean })[] = [
    {
      key: 'comments',
      tab: 'Dealer Comments',
      heading: 'Our Comments',
      content: <DealerComments comments={vehicle.dealercomments} />,
      isThere: true,
    },
    {
      key: 'included',
      tab: "What's Included",
      heading: "What's Included",
      content: <IncludedList included={included} />,
      isThere: included.promises.length + included.equipment.length > 0,
    },
    {
      key: 'why',
      tab: 'Why Buy From Us?',
      heading: 'Why Buy From Us',
      ...worded(settings['content.whyBuyFromUs']),
    },
    {
      key: 'reserve',
      tab: 'Reserve Online',
      heading: 'Reserve Online',
      content: <ReserveOnline actions={actions} settings={settings} word={word} />,
      isThere: actions.reserve !== null,
    },
    {
      key: 'protect',
      tab: `Protect Your ${word}`,
      heading: `Protect Your ${word}`,
      ...worded(settings['content.protection']),
    },
    {
      key: 'features',
      tab: 'Features',
      heading: 'Features',
      content: <FeatureList features={vehicle.filtered_features} />,
      isThere: vehicle.filtered_features.length > 0,
    },
  ]
  return parts.filter(({ isThere }) => isThere)
}

function worded(text: string): { content: ReactNode; isThere: boolean } {
  const paragraphs = paragraphsOf(text)
  const content = (
    <div className="information-words">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
  return { content, isThere: paragraphs.length > 0 }
}
