import { headers } from 'next/headers'
import type { AdminViewServerProps } from 'payload'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { asPerson } from '../../requests/requests'
import { NewWebsiteForm } from '../form/NewWebsiteForm'

/** Creates a website that is online at once, for platform admins. */
export async function NewWebsiteView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (staffUser(req)?.role !== 'platform-admin') leaveView(req, '/new-website')
  const { docs } = await req.payload.find({
    collection: 'groups',
    sort: 'name',
    pagination: false,
    ...asPerson(req),
  })
  const groups = docs.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ViewTemplate {...props} nav={[{ label: 'New website' }]}>
      <h1>New website</h1>
      <NewWebsiteForm groups={groups} adminHost={(await headers()).get('host') ?? ''} />
    </ViewTemplate>
  )
}
