import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { linkedPath } from '@/domain/url/linked-path'
import { flatTarget } from '@/domain/url/redirects'
import { reservedFor } from '@/domain/url/reserved-paths'
import { idOf } from '../../access/roles'
import { storedRedirects } from './stored-redirects'

const problem = (path: string, message: string) =>
  new ValidationError({ collection: 'redirects', errors: [{ path, message }] })

async function livePage(req: PayloadRequest, tenant: number, where: { path: string } | { id: number }) {
  const [[field, value]] = Object.entries(where) as [[string, string | number]]
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      tenant: { equals: tenant },
      [field]: { equals: value },
      _status: { equals: 'published' },
    },
    limit: 1,
    depth: 0,
    overrideAccess: true, // a page that the person cannot see is shown to visitors
    req,
  })
  return docs[0] ?? null
}

/** Refuses redirects that never work: from an address that is taken, to nowhere or in a circle. Shortens chains. */
export const checkTarget: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { from, page, to, tenant } = { ...originalDoc, ...data }
  const site = idOf(tenant)
  if (site === null || typeof from !== 'string') return data
  const resident = reservedFor(from)
  if (resident) throw problem('from', `${from} is reserved for ${resident}. It cannot redirect.`)
  const hidden = await livePage(req, site, { path: from })
  if (hidden) throw problem('from', `The page “${hidden.title}” is at ${from}. Move or unpublish it first.`)
  const chosen = idOf(page)
  if ((chosen === null) === !to) throw problem('page', 'Choose a page or type an address, one of the two.')
  const target = chosen === null ? (linkedPath(to) === from ? from : to) : await pathOf(req, site, chosen)
  const others = await storedRedirects(req, site)
  const flat = flatTarget(
    { from, to: target },
    others.filter(({ id }) => id !== originalDoc?.id),
  )
  if (flat === null) throw problem('to', `This comes back to ${from}. Choose another target.`)
  return flat === target ? data : { ...data, page: null, to: flat }
}

async function pathOf(req: PayloadRequest, tenant: number, id: number): Promise<string> {
  const page = await livePage(req, tenant, { id })
  if (!page) throw problem('page', 'Choose a published page of this website.')
  return page.path
}
