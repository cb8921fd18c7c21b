import type { Endpoint } from 'payload'
import { addLeadNote, changeLead } from './change'
import { exportByForm, exportByUrl } from './export'
import { downloadFile } from './file'
import { listChoices, listInbox } from './list'
import { replyToLead } from './reply'
import { report, reportWebsites } from './report'
import { resendLead } from './resend'
import { viewLead } from './view'

export const leadEndpoints: Endpoint[] = [
  listInbox,
  listChoices,
  viewLead,
  changeLead,
  addLeadNote,
  replyToLead,
  resendLead,
  downloadFile,
  exportByUrl,
  exportByForm,
  report,
  reportWebsites,
]
