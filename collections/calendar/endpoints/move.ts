import { APIError, type CollectionSlug, type Endpoint, Forbidden, NotFound, ValidationError } from 'payload'
import { z } from 'zod'
import { inRequestTransaction } from '@/server/clients/payload-transaction'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { bodyOf, json } from '../../requests/requests'

const CONFLICT = 409

/** Where each kind stores its dates. A sale is a part of a page, and moves in the page's form. */
const stores = {
  page: { collection: 'pages', from: 'liveFrom', until: 'liveUntil' },
  promo: { collection: 'promos', from: 'startDate', until: 'expiryDate' },
  popup: { collection: 'popups', from: 'startDate', until: 'expiryDate' },
  bar: { collection: 'announcements', from: 'liveFrom', until: 'liveUntil' },
  offer: { collection: 'offers', from: 'liveFrom', until: 'liveUntil' },
  post: { collection: 'blog-posts', from: 'date', until: null },
} as const

const moment = z.iso.datetime({ error: 'Enter a time such as 2026-12-04T06:00:00Z.' }).nullable()

const body = z.object({
  kind: z.enum(
    ['page', 'promo', 'popup', 'bar', 'offer', 'post'],
    'Only pages, tiles, popups, bars, offers and posts move.',
  ),
  id: z.int().positive(),
  /** What the person saw before the move. */
  was: z.object({ liveFrom: moment, liveUntil: moment }),
  liveFrom: moment,
  liveUntil: moment,
})

type Stored = Readonly<Record<string, unknown>>

const sameTime = (stored: unknown, seen: string | null) =>
  stored ? seen !== null && Date.parse(String(stored)) === Date.parse(seen) : seen === null

const refused = (message: string) => new APIError(message, CONFLICT, null, true)

/** Changes the dates of a content on the calendar: `POST /api/calendar/move`. The form's own rules hold. */
export const moveContentEndpoint: Endpoint = {
  path: '/calendar/move',
  method: 'post',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    if (!staffUser(req)) throw new Forbidden(req.t)
    const { kind, id, was, liveFrom, liveUntil } = await bodyOf(req, body)
    const { collection, from, until } = stores[kind]
    const asPerson = { overrideAccess: false, user: req.user, req, depth: 0 } as const
    await inRequestTransaction(req, async () => {
      // The newest version: saving it would publish its changes.
      const found = await req.payload.find({
        collection: collection as CollectionSlug,
        where: { id: { equals: id } },
        limit: 1,
        draft: true,
        ...asPerson,
      })
      const [doc] = found.docs as unknown as Stored[]
      if (!doc) throw new NotFound(req.t)
      if (doc._status === 'draft')
        throw refused('It has changes that are not published. Publish or discard them first, in its form.')
      if (!sameTime(doc[from], was.liveFrom) || (until && !sameTime(doc[until], was.liveUntil)))
        throw refused('Somebody changed its dates in the meantime. Load the calendar again.')
      const data = { [from]: liveFrom, ...(until ? { [until]: liveUntil } : {}) }
      await req.payload
        .update({ collection: collection as CollectionSlug, id, data: data as never, ...asPerson })
        .catch((error: unknown) => {
          if (!(error instanceof ValidationError)) throw error
          throw new APIError(error.data.errors.map(({ message }) => message).join(' '), 400, null, true)
        })
    })
    return json({ moved: true })
  },
}
