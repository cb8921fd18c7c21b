import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { database } from '@/server/clients/database'
import { readSiteZones } from '@/server/locations/site-times'
import { nameOf, openDocument } from '../../requests/open-document'
import { bodyOf, documentId, json } from '../../requests/requests'
import { type CommentKind, commentKindNames, MAX_COMMENT } from '../kinds'

/** Comments of one document that its form shows, the newest. */
const MOST = 100

const written = z.object({
  text: z
    .string('Enter a comment.')
    .trim()
    .min(1, 'Enter a comment.')
    .max(MAX_COMMENT, `Enter a comment of at most ${MAX_COMMENT} characters.`),
})
const decided = z.object({
  comment: documentId,
  isDone: z.boolean('Say whether the comment is done.'),
})

const find = async (req: PayloadRequest, kind: CommentKind, document: number, id?: number) =>
  req.payload.find({
    collection: 'comments',
    where: {
      kind: { equals: kind },
      document: { equals: document },
      ...(id === undefined ? {} : { id: { equals: id } }),
    },
    sort: '-id',
    limit: MOST,
    depth: 0,
    overrideAccess: true, // the person reaches the document
    req,
  })

const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** The comments on a document, the oldest first, with times of its website: `GET /api/comment/:kind/:id`. */
const list: Endpoint = {
  path: '/comment/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const { kind, id, tenant } = await openDocument(req, commentKindNames)
    const { docs, totalDocs } = await find(req, kind, id)
    const zones = await readSiteZones(database(), [tenant])
    const format = timeFormat(zones.get(tenant) ?? 'Australia/Sydney')
    const comments = docs.toReversed().map(({ id: comment, text, author, createdAt, state, done_by }) => ({
      id: comment,
      text,
      author,
      at: format.format(new Date(createdAt)),
      isDone: state === 'done',
      doneBy: done_by ?? '',
    }))
    return json({ comments, hasOlder: totalDocs > docs.length })
  },
}

/** Adds a comment: `POST /api/comment/:kind/:id`. */
const add: Endpoint = {
  path: '/comment/:kind/:id',
  method: 'post',
  handler: async (req) => {
    const { kind, id, title, tenant } = await openDocument(req, commentKindNames)
    const { text } = await bodyOf(req, written)
    await req.payload.create({
      collection: 'comments',
      data: { title, kind, document: id, tenant, text, author: nameOf(req), state: 'open' },
      depth: 0,
      overrideAccess: true, // nobody writes comments themselves
      req,
    })
    return json({ added: true })
  },
}

/** Marks a comment as done, or open again: `POST /api/comment/:kind/:id/done`. */
const decide: Endpoint = {
  path: '/comment/:kind/:id/done',
  method: 'post',
  handler: async (req) => {
    const { kind, id } = await openDocument(req, commentKindNames)
    const { comment, isDone } = await bodyOf(req, decided)
    const { docs } = await find(req, kind, id, comment)
    if (!docs[0]) throw new NotFound(req.t)
    await req.payload.update({
      collection: 'comments',
      id: comment,
      data: isDone ? { state: 'done', done_by: nameOf(req) } : { state: 'open', done_by: null },
      depth: 0,
      overrideAccess: true, // nobody writes comments themselves
      req,
    })
    return json({ done: isDone })
  },
}

export const commentEndpoints: Endpoint[] = [list, add, decide]
