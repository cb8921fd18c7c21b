import type { CountedLink } from '@/domain/content/site-chrome'
import { BodySilhouette } from './BodySilhouette'

export function BodyTile({ body }: { body: CountedLink }) {
  return (
    <a
      href={body.href}
      className="group ground-quiet flex flex-col gap-3 rounded-card p-4 transition-colors hover:bg-surface-3 sm:p-6"
    >
      <BodySilhouette body={body.label} />
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-semibold">{body.label}</span>
        {body.count !== undefined && <span className="count">{body.count}</span>}
      </span>
    </a>
  )
}
