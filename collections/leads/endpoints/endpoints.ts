import type { Endpoint } from 'payload'
import { addLeadNote, changeLead } from './change'
import { exportByForm, exportByUrl } from './export'
import { listChoices, listInbox } from './list'
import { replyToLead } from './reply'
import { report, reportWebsites } from './report'
import { viewLead } from './view'

export const leadEndpoints: Endpoint[] = [
  listInbox,
  listChoices,
  viewLead,
  changeLead,
  addLeadNote,
  replyToLead,
  exportByUrl,
  exportByForm,
  report,
  reportWebsites,
]
