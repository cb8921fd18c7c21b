import type { NotFoundLinks } from '@/domain/content/site-chrome'
import { ChipLink } from '../primitives/buttons/ChipLink'
import { BodyTile } from '../primitives/pictures/BodyTile'

export function StockTiles({ bodies, makes }: Pick<NotFoundLinks, 'bodies' | 'makes'>) {
  if (bodies.length === 0) return null
  return (
    <section className="container-page section-space grid gap-8">
      <h2 className="text-2xl sm:text-3xl">Look around instead</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {bodies.map((body) => (
          <li key={body.href}>
            <BodyTile body={body} />
          </li>
        ))}
      </ul>
      {makes.length > 1 && (
        <ul aria-label="Makes" className="flex flex-wrap gap-2">
          {makes.map(({ label, href, count }) => (
            <li key={href}>
              <ChipLink href={href}>
                {label}
                {count !== undefined && <span className="count">{count}</span>}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
