import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { isAdmin } from './is-admin'
import { PersonForm } from './PersonForm'

/** Exports and erases what the websites hold about one person, when that person asks (Australian Privacy Principles). */
export function PersonView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  if (!isAdmin(req)) redirect(routes.admin)
  return (
    <ViewTemplate
      {...props}
      nav={[{ label: 'Leads', url: `${routes.admin}/collections/leads` }, { label: 'A person’s data' }]}
      className="person tw:grid tw:max-w-192 tw:gap-base tw:py-[calc(var(--base)*2)]"
    >
      <h1>A person’s data</h1>
      <p>
        For a person who asks what you hold about them, or wants it deleted. Verify who is asking first. The
        search covers the leads of all your websites, with their notes, bookings and valuations.
      </p>
      <PersonForm />
    </ViewTemplate>
  )
}
