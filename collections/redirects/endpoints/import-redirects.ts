import type { Endpoint, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { planRedirectImport, type RedirectPlan, type RedirectRow } from '@/domain/url/plan-redirect-import'
import { expireTags } from '@/server/cache/expire-tags'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { readTable } from '@/server/csv/read-table'
import { storeEdit } from '@/server/edits/store-edit'
import { readKnownRedirects, storeRedirects } from '@/server/redirects/store-redirects'
import { staffUser } from '../../access/roles'
import { askedImport, refusedFile } from '../../requests/csv-import'
import { json } from '../../requests/requests'

const MOST_ROWS = 5_000

/** One entry for the whole file: SQL stores the lines, so no hook logs them. */
async function logImport(req: PayloadRequest, website: number, count: number) {
  const user = staffUser(req)
  if (!user) return
  await storeEdit(req, {
    action: 'changed',
    kind: 'redirects',
    document: '', // there are many
    title: 'Import',
    parts: `imported ${count} ${count === 1 ? 'redirect' : 'redirects'}`,
    person: user.id,
    website,
    group: null,
  })
}

/** Stores the lines if none has a problem. */
async function store(req: PayloadRequest, website: number, rows: readonly RedirectRow[]) {
  const client = await connectionOf(req)
  const known = await readKnownRedirects(client, website)
  const plan = planRedirectImport(rows, known)
  if (plan.problems.length > 0 || plan.saved.length === 0) return { plan, updated: 0 }
  await storeRedirects(client, website, plan.saved)
  await logImport(req, website, plan.saved.length)
  await expireTags(req, [buildTag('redirects', { tenant: website })])
  const before = new Set(known.stored.map(({ from }) => from))
  return { plan, updated: plan.saved.filter(({ from }) => before.has(from)).length }
}

const countsOf = ({ saved, unchanged }: RedirectPlan, updated: number) => ({
  added: saved.length - updated,
  updated,
  unchanged,
})

/** Imports old addresses from a CSV file, all or none. Answers with counts, or with the problems by line and column. */
export const importRedirectsEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const { website, csv } = await askedImport(req)
    const table = readTable(csv, { required: ['from', 'to'], mostRows: MOST_ROWS, rows: 'addresses' })
    if (table.problem) return refusedFile([table.problem])
    const rows = table.rows.map(({ line, values: { from = '', to = '' } }) => ({ line, from, to }))
    const { plan, updated } = await inRequestTransaction(req, () => store(req, website, rows))
    return plan.problems.length > 0 ? refusedFile(plan.problems) : json(countsOf(plan, updated))
  },
}
