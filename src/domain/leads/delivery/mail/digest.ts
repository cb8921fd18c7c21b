import { type LeadStatus, leadStatusLabels } from '../../lead-status'

export interface DigestCount {
  readonly form: string
  readonly status: LeadStatus
  readonly count: number
}

/** One website's leads of a day. */
export interface SiteDigest {
  readonly site: string
  readonly counts: readonly DigestCount[]
  /** Not in the other counts. */
  readonly spam: number
  /** Deliveries that ended without reaching their receiver. */
  readonly undelivered: number
}

const sum = (counts: readonly DigestCount[]) => counts.reduce((total, { count }) => total + count, 0)

function by(counts: readonly DigestCount[], nameOf: (one: DigestCount) => string): string {
  const totals = new Map<string, number>()
  for (const one of counts) totals.set(nameOf(one), (totals.get(nameOf(one)) ?? 0) + one.count)
  return [...totals].map(([name, total]) => `${name} ${total}`).join(', ')
}

export const isQuiet = ({ counts, spam, undelivered }: SiteDigest) =>
  counts.length === 0 && spam === 0 && undelivered === 0

export const leadTotal = (sites: readonly SiteDigest[]) =>
  sites.reduce((total, { counts }) => total + sum(counts), 0)

/** One row a website: how many leads, by form and by state. No names. */
export function digestRows(sites: readonly SiteDigest[]): [label: string, value: string][] {
  return sites.map(({ site, counts, spam, undelivered }) => {
    const total = sum(counts)
    const lines = [
      `${total} ${total === 1 ? 'lead' : 'leads'}`,
      counts.length > 0 ? `By form: ${by(counts, ({ form }) => form)}` : '',
      counts.length > 0 ? `By state: ${by(counts, ({ status }) => leadStatusLabels[status])}` : '',
      undelivered > 0 ? `Not delivered: ${undelivered}` : '',
      spam > 0 ? `Marked as spam: ${spam}` : '',
    ]
    return [site, lines.filter(Boolean).join('\n')]
  })
}
