'use client'

import { Button } from '@payloadcms/ui'
import { askedFilters, type FilterValues } from './filter-values'

/** Posts the filters, so that a search text is in no address. The browser saves the answer as it streams in. */
export function ExportForm({ values }: { readonly values: FilterValues }) {
  return (
    <form method="post" action="/api/leads/export" encType="multipart/form-data">
      <input type="hidden" name="_payload" value={JSON.stringify(askedFilters(values))} />
      <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
        Export as CSV
      </Button>
    </form>
  )
}
