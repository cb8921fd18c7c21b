import type { LeadView, ShownTestDrive, ShownValuation } from '@/domain/leads/inbox/lead-detail'
import { formatDollars } from '@/domain/money/money'
import { Facts, Panel } from '../../admin-parts/Panel'
import { formatMoment } from '../inbox/format-moment'

/** The test drives and valuations that came with the lead. */
export function LeadBookings({ view: { testDrives, valuations } }: { readonly view: LeadView }) {
  return (
    <>
      {testDrives.map((drive) => (
        <TestDrive key={drive.id} drive={drive} />
      ))}
      {valuations.map((valuation) => (
        <Valuation key={valuation.id} valuation={valuation} />
      ))}
    </>
  )
}

function TestDrive({ drive }: { readonly drive: ShownTestDrive }) {
  const { startsAt, state, location, vehicle, timeZone } = drive
  return (
    <Panel title="Test drive">
      <Facts
        of={[
          ['When', formatMoment(startsAt, timeZone)],
          ['State', state],
          ['Where', location],
          ['Vehicle', vehicle],
        ]}
      />
    </Panel>
  )
}

const amount = (value: number | null) => (value === null ? null : formatDollars(value))

function Valuation({ valuation }: { readonly valuation: ShownValuation }) {
  const { vehicle, kilometres, low, high, offer, validUntil, acceptedAt, timeZone } = valuation
  return (
    <Panel title="Trade-in valuation">
      <Facts
        of={[
          ['Vehicle', vehicle],
          ['Kilometres', kilometres === null ? null : kilometres.toLocaleString('en-AU')],
          ['Range', low === null || high === null ? null : `${amount(low)} to ${amount(high)}`],
          ['Offer', amount(offer)],
          ['Valid until', validUntil && formatMoment(validUntil, timeZone)],
          ['Accepted', acceptedAt && formatMoment(acceptedAt, timeZone)],
        ]}
      />
    </Panel>
  )
}
