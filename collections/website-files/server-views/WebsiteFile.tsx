import type { UIFieldServerComponent } from 'payload'
import { staffUser } from '../../access/roles'
import { measurePictures } from '../file-size'
import { megabytes, sizeProblem } from '../size-problem'

/** Downloads the website as a file, from its form. */
export const WebsiteFile: UIFieldServerComponent = async ({ id, req }) => {
  const role = staffUser(req)?.role
  if (!id || (role !== 'platform-admin' && role !== 'group-admin')) return null
  const bytes = await measurePictures(req, Number(id))
  const problem = sizeProblem({ bytes, documents: 0 })
  return (
    <section className="field-type" aria-labelledby="website-file">
      <h3 id="website-file" className="field-label">
        Website as a file
      </h3>
      <p>
        Template, settings, pictures, places and content with unpublished changes, to start another website
        from. Without vehicles, leads, accounts, domains, secrets, and the addresses and keys of external
        services.
      </p>
      {problem ? (
        <p>{problem}</p>
      ) : (
        <p>
          {/* Without the attribute `download`, so that the browser shows why the server refuses. */}
          <a href={`/api/tenants/${id}/file`}>Download the file</a>, about {megabytes(bytes)}
        </p>
      )}
    </section>
  )
}
