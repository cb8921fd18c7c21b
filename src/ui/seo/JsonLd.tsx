import { scriptJson } from '@/domain/stock/vehicle-page/structured-data'

export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes anything that could end the script element
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  )
}
