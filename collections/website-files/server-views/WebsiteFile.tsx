import type { UIFieldServerComponent } from 'payload'
import { staffUser } from '../../access/roles'

/** Downloads the website as a file, from its form. */
export const WebsiteFile: UIFieldServerComponent = ({ id, req }) => {
  const role = staffUser(req)?.role
  if (!id || (role !== 'platform-admin' && role !== 'group-admin')) return null
  return (
    <section className="field-type" aria-labelledby="website-file">
      <h3 id="website-file" className="field-label">
        Website as a file
      </h3>
      <p>
        Template, settings, pictures, places and content, to start another website from. Without vehicles,
        leads, accounts, domains and secrets.
      </p>
      <p>
        <a href={`/api/tenants/${id}/file`} download>
          Download the file
        </a>
      </p>
    </section>
  )
}
