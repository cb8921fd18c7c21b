'use client'

import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { Problem } from '../../admin-parts/Problem'
import { Queries } from '../../admin-parts/Queries'
import { formatMoment } from '../inbox/format-moment'
import { Deliveries } from './Deliveries'
import { History } from './History'
import { LeadAbout } from './LeadAbout'
import { LeadBookings } from './LeadBookings'
import { LeadOthers } from './LeadOthers'
import { LeadSource } from './LeadSource'
import { LeadVehicle } from './LeadVehicle'
import { LeadWork } from './LeadWork'
import { Person } from './Person'
import { ReplyForm } from './ReplyForm'
import { SpamNotice } from './SpamNotice'
import { useLead } from './use-lead'

interface Props {
  readonly id: string
  readonly base: string
}

export const LeadPage = (props: Props) => (
  <Queries>
    <Loaded {...props} />
  </Queries>
)

function Loaded({ id, base }: Props) {
  const { data, error } = useLead(id)
  if (data) return <Lead view={data} base={base} />
  if (!error) return <p role="status">Loading the lead…</p>
  return (
    <>
      <h1>Lead</h1>
      <Problem>
        {'status' in error && error.status === 404
          ? 'This lead does not exist, or belongs to a website or location that is not yours.'
          : `The lead could not be loaded. ${error.message}`}
      </Problem>
    </>
  )
}

function Lead({ view, base }: { readonly view: LeadView; readonly base: string }) {
  const { lead } = view
  const places = [lead.website.name, lead.location].filter(Boolean).join(' · ')
  return (
    <>
      <div>
        <h1>{lead.name || 'No name'}</h1>
        <p className="tw:text-small tw:text-muted">
          {lead.form}, {formatMoment(lead.createdAt, lead.timeZone)} · {places}
        </p>
      </div>
      {lead.erasedAt && (
        <p className="tw:flex tw:flex-wrap tw:items-center tw:justify-between tw:gap-x-4 tw:gap-y-2 tw:rounded-box tw:bg-(--theme-warning-50) tw:px-4 tw:py-3">
          Personal data erased on {formatMoment(lead.erasedAt, lead.timeZone)}.
        </p>
      )}
      {lead.isSpam && <SpamNotice lead={lead} mayWork={view.mayWork} />}
      <div className="tw:grid tw:grid-cols-1 tw:gap-base tw:full:grid-cols-[minmax(0,1.7fr)_minmax(17rem,1fr)] tw:full:grid-rows-[auto_1fr]">
        <div className="tw:grid tw:grid-cols-1 tw:content-start tw:gap-base">
          <LeadAbout lead={lead} />
        </div>
        <div className="tw:grid tw:grid-cols-1 tw:content-start tw:gap-base tw:full:[grid-area:1/2/span_2]">
          <LeadWork view={view} />
          <Person lead={lead} />
          <LeadVehicle lead={lead} />
          <LeadBookings view={view} />
        </div>
        <div className="tw:grid tw:grid-cols-1 tw:content-start tw:gap-base">
          {view.mayWork && lead.email && <ReplyForm lead={lead} />}
          <History view={view} />
          <Deliveries view={view} />
          <LeadOthers others={view.others} base={base} />
          <LeadSource lead={lead} />
        </div>
      </div>
    </>
  )
}
