import type { UIFieldServerComponent } from 'payload'
import { idOf } from '../access/roles'
import { type FoundUse, findUses } from './find-uses'
import { linksTo, usesDocument } from './matches'
import { collectionsReferringTo, collectionsWithLinks } from './searched'

/** Where the website uses the document, or links to the page, with a link to each place. */
export const UsedIn: UIFieldServerComponent = async ({ collectionSlug, data, id, req }) => {
  const tenant = idOf(data?.tenant)
  if (!id || tenant === null) return null
  const isPage = collectionSlug === 'pages'
  const uses = await findUses(req, {
    tenant,
    collections: isPage
      ? collectionsWithLinks(req.payload)
      : collectionsReferringTo(req.payload, collectionSlug),
    match: isPage ? linksTo(String(data?.path)) : usesDocument(collectionSlug, id),
    except: { collection: collectionSlug, id },
    overrideAccess: false,
  })
  return (
    <section className="field-type" aria-labelledby="used-in">
      <h3 id="used-in" className="field-label">
        {isPage ? 'Linked from' : 'Used in'}
      </h3>
      {uses.length === 0 ? (
        <p>Nothing on this website.</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.collection}:${use.id}:${use.block}`}>
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
