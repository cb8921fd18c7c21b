'use client'

import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { Deliveries } from './Deliveries'
import { formatMoment } from './format-moment'
import { History } from './History'
import { LeadAbout } from './LeadAbout'
import { LeadBookings } from './LeadBookings'
import { LeadOthers } from './LeadOthers'
import { LeadSource } from './LeadSource'
import { LeadVehicle } from './LeadVehicle'
import { LeadWork } from './LeadWork'
import { Person } from './Person'
import { Queries } from './Queries'
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
      <p role="alert" className="leads__bad">
        {'status' in error && error.status === 404
          ? 'This lead does not exist, or belongs to a website or location that is not yours.'
          : `The lead could not be loaded. ${error.message}`}
      </p>
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
        <p className="leads__soft">
          {lead.form}, {formatMoment(lead.createdAt)} · {places}
        </p>
      </div>
      {lead.erasedAt && <p className="leads__note">Personal data erased on {formatMoment(lead.erasedAt)}.</p>}
      {lead.isSpam && <SpamNotice lead={lead} mayWork={view.mayWork} />}
      <div className="leads__columns">
        <div className="leads__main">
          <LeadAbout lead={lead} />
        </div>
        <div className="leads__aside">
          <LeadWork view={view} />
          <Person lead={lead} />
          <LeadVehicle lead={lead} />
          <LeadBookings view={view} />
        </div>
        <div className="leads__main">
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
