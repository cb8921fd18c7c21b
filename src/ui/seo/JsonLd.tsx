import { scriptJson } from '@/domain/stock/vehicle-page/structured-data'

/** Something about the page for search engines, in the words of schema.org. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves no way out of the script element
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  )
}
