import type { UIFieldServerComponent } from 'payload'

/** Leads from an entry of a log to the document that it is about. */
export const DocumentLink: UIFieldServerComponent = ({ data, req }) => {
  const { kind, document } = (data ?? {}) as { kind?: string; document?: number | string }
  if (!kind || !document) return null
  return (
    <p className="field-type">
      <a href={`${req.payload.config.routes.admin}/collections/${kind}/${document}`}>Open the document</a>
    </p>
  )
}
