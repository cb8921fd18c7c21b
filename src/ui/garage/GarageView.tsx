import type { Template } from '@/domain/flags/templates'
import type { Garage, GarageEntry } from '@/domain/shoppers/garage'
import type { CardOptions } from '@/domain/stock/card-options'
import { testDriveWord } from '@/domain/test-drives/test-drive-word'
import { Notice } from '@/ui/primitives/Notice'
import { AccountSection } from './AccountSection'
import { DeleteAccount } from './DeleteAccount'
import { EntrySection } from './EntrySection'
import { SavedSearchSection } from './SavedSearchSection'
import { WatchlistSection } from './WatchlistSection'
import { WatchNotices } from './WatchNotices'

interface Props {
  garage: Garage
  /** Null on a website that takes none. */
  reservations: readonly GarageEntry[] | null
  said: { readonly text: string; readonly isProblem: boolean } | null
  /** Whether the shopper asked to delete the account, and has to confirm it. */
  isDeleting: boolean
  wording: string
  card: CardOptions
  layout: Template['layout']
  now: Date
}

/** `/my-garage`. Works without JavaScript. */
export function GarageView({ garage, reservations, said, isDeleting, wording, card, layout, now }: Props) {
  const word = testDriveWord(wording)
  return (
    <div className="container-page grid gap-10 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">My garage</h1>
      {said && (
        <Notice look={said.isProblem ? 'caution' : 'info'} live={said.isProblem ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      {isDeleting && <DeleteAccount />}
      <WatchlistSection
        watchlist={garage.watchlist}
        wording={wording}
        card={card}
        layout={layout}
        now={now}
      />
      {garage.watchlist.listed.length + garage.watchlist.gone.length > 0 && (
        <WatchNotices isStopped={garage.isWatchStopped} />
      )}
      {garage.searches && <SavedSearchSection searches={garage.searches} wording={wording} />}
      {reservations && (
        <EntrySection
          title="Reservations"
          entries={reservations}
          none="You have not reserved a vehicle with this account."
        />
      )}
      <EntrySection
        title="Bookings"
        entries={garage.testDrives}
        none={`You have not booked a ${word} with this email address.`}
      />
      <EntrySection
        title="Trade-in offers"
        entries={garage.offers}
        none="You have not asked for a trade-in valuation with this email address."
      />
      <EntrySection
        title="Enquiries"
        entries={garage.enquiries}
        none="You have not sent an enquiry with this email address."
      />
      <AccountSection email={garage.email} phone={garage.phone} hasPassword={garage.hasPassword} />
    </div>
  )
}
