import { cardTag } from '@/domain/stock/card-tag'
import type { StockHit } from '@/domain/stock/search/result'
import { isSold } from '@/domain/stock/sold'
import { CardDetails } from './CardDetails'
import { CardPlace } from './CardPlace'
import { CardPrice } from './CardPrice'
import { CardTagBadge } from './CardTagBadge'
import type { CardSettings } from './card-settings'
import { KeepButtons } from './KeepButtons'
import { PhotoStrip } from './PhotoStrip'
import type { PhotoTurn } from './photo-turn'

/** How wide a card's photo is in a row that scrolls sideways. */
const IN_CAROUSEL = '(min-width: 24rem) 19rem, 82vw'

interface Props {
  vehicle: StockHit
  settings: CardSettings
  /** The moment "just arrived" is judged at. */
  now: Date
  /** How wide the photo is shown. */
  sizes?: string
  photo?: PhotoTurn
  /** `row`: photo, words and price side by side where there is room. `dense`: small, many to a row. */
  look?: 'tile' | 'row' | 'dense'
  heading?: 'h2' | 'h3'
}

/** One vehicle of a list; all of it leads to the vehicle's page, but for the buttons that keep it. */
export function VehicleCard({
  vehicle,
  settings,
  now,
  sizes = IN_CAROUSEL,
  photo = 'near',
  look = 'tile',
  heading: Heading = 'h3',
}: Props) {
  const tag = cardTag(vehicle, settings, now)
  return (
    <article
      className="vehicle-card ground-paper"
      data-look={look}
      data-sold={isSold(vehicle) ? '' : undefined}
      suppressHydrationWarning
    >
      <div className="card-photo">
        <PhotoStrip
          vehicle={vehicle}
          sizes={sizes}
          cdn={settings['integrations.imageCdnBase']}
          turn={photo}
        />
        {tag && <CardTagBadge tag={tag} />}
        <KeepButtons vehicle={vehicle} settings={settings} />
      </div>
      <div className="card-words">
        <Heading className="card-name">
          <a href={vehicle.path}>{vehicle.name}</a>
        </Heading>
        <CardDetails vehicle={vehicle} chosen={settings['cards.attributes']} labelled={look === 'row'} />
        <CardPlace vehicle={vehicle} />
      </div>
      <CardPrice vehicle={vehicle} settings={settings} />
    </article>
  )
}
