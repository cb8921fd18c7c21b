'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** From a vehicle's form to its way onto the website. */
export function TraceLink() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <p>
      <a href={`${config.routes.admin}/stock-trace?vehicle=${id}`}>Why is it on the website, or not?</a>
    </p>
  )
}
