import type { AdminViewServerProps } from 'payload'
import { groupChanges } from '@/domain/flags/grid/change-log'
import { database } from '@/server/clients/database'
import { readSwitchChanges } from '@/server/switches/read-changes'
import { readGridSites } from '@/server/switches/websites'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { Switches } from '../grid/Switches'

/** The switches of all websites that a person administers, side by side. */
export async function SwitchesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const user = staffUser(req)
  const isPlatform = user?.role === 'platform-admin'
  const group = user?.role === 'group-admin' ? user.group : null
  if (!isPlatform && group === null) leaveView(req, '/switches')
  const [sites, changes] = await Promise.all([
    readGridSites(database(), group),
    readSwitchChanges(database(), group),
  ])
  return (
    <ViewTemplate {...props} nav={[{ label: 'Switches' }]}>
      <h1>Switches</h1>
      <Switches sites={sites} batches={groupChanges(changes)} />
    </ViewTemplate>
  )
}
