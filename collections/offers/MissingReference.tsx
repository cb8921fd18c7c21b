'use client'

import { Banner, useFormFields } from '@payloadcms/ui'

/** Says that a block of one brand or model has none: none was chosen, or the chosen one was deleted. */
export function MissingReference({ path }: { path: string }) {
  const block = path.slice(0, path.lastIndexOf('.') + 1)
  const scope = useFormFields(([fields]) => fields[`${block}scope`]?.value)
  const chosen = useFormFields(([fields]) => fields[`${block}${scope}`]?.value)
  if ((scope !== 'brand' && scope !== 'model') || chosen) return null
  return (
    <Banner type="error">
      This block shows no offers: no {scope} is chosen, or it was deleted. Choose another {scope}.
    </Banner>
  )
}
