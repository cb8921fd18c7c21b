import { evenColumns } from '@/domain/content/even-columns'
import type { CountedLink } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'
import { BodyTile } from '@/ui/primitives/pictures/BodyTile'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface BodyTypePickerViewProps {
  heading: string
  bodies: readonly CountedLink[]
  /** The number of tiles before "show more" (decision 68). */
  limit: number
}

/** Shows body types as large tiles, with the rest behind "show more" (SEARCH-33). Renders nothing without stock. */
export function BodyTypePickerView({ heading, bodies, limit }: BodyTypePickerViewProps) {
  if (bodies.length === 0) return null
  const first = bodies.slice(0, limit)
  const columns = evenColumns(first.length, [3, 4])
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{heading}</SectionHeading>
      <BodyTiles bodies={first} columns={columns} />
      {bodies.length > limit && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-12 items-center gap-2 font-semibold text-link">
            <span className="group-open:hidden">Show more body types</span>
            <span className="hidden group-open:inline">Show fewer body types</span>
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-4">
            <BodyTiles bodies={bodies.slice(limit)} columns={columns} />
          </div>
        </details>
      )}
    </section>
  )
}

function BodyTiles({ bodies, columns }: { bodies: readonly CountedLink[]; columns: number }) {
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:gap-4 ${columns === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'}`}>
      {bodies.map((body) => (
        <li key={body.href} className="grid grid-cols-1">
          <BodyTile body={body} />
        </li>
      ))}
    </ul>
  )
}
