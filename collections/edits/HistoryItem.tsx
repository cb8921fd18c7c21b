'use client'

import { PopupList, useConfig, useDocumentInfo } from '@payloadcms/ui'

/** In the menu of a form: leads to the list of the edits of this document. */
export function HistoryItem() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  if (!id) return null
  const query = new URLSearchParams({
    'where[and][0][kind][equals]': String(collectionSlug),
    'where[and][1][document][equals]': String(id),
  })
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button href={`${config.routes.admin}/collections/edits?${query}`}>
        Who changed it
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
}
