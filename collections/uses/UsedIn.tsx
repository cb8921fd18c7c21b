import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { idOf } from '../access/roles'
import { findLinks } from './find-links'
import { type FoundUse, findUses } from './find-uses'
import { addressesOf, isLinkedKind } from './linked-kinds'
import { usesDocument } from './matches'
import { collectionsReferringTo } from './searched'

type Document = Readonly<Record<string, unknown>> & { readonly id: number }

/** As the person sees them. */
async function usesOf(req: PayloadRequest, collection: string, tenant: number, doc: Document) {
  const { id } = doc
  if (!isLinkedKind(collection))
    return findUses(req, {
      tenant,
      collections: collectionsReferringTo(req.payload, collection),
      match: usesDocument(collection, id),
      except: { collection, id },
      overrideAccess: false,
    })
  const paths = await addressesOf(req, collection, doc)
  return findLinks(req, { collection, id, tenant, paths }, { goes: true, overrideAccess: false })
}

/** Where the website uses the document, or links to its page, with a link to each place. */
export const UsedIn: UIFieldServerComponent = async ({ collectionSlug, data, id, req }) => {
  const tenant = idOf(data?.tenant)
  if (!id || tenant === null) return null
  const uses = await usesOf(req, collectionSlug, tenant, { ...data, id: Number(id) })
  return (
    <section className="field-type" aria-labelledby="used-in">
      <h3 id="used-in" className="field-label">
        {isLinkedKind(collectionSlug) ? 'Linked from' : 'Used in'}
      </h3>
      {uses.length === 0 ? (
        <p>Nothing on this website.</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.collection}:${use.id}:${use.title}:${use.block}`}>
              <a href={`${req.payload.config.routes.admin}/collections/${use.collection}/${use.id}`}>
                {labelOf(use)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const labelOf = ({ kind, title, block }: FoundUse): string =>
  `${kind}: ${title}${block ? ` (block ${block})` : ''}`
