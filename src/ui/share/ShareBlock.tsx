import type { ShareView } from '@/domain/share/share-links'
import ShareTools from './share-tools.island'

/** Ways to share a vehicle: networks, a message, its link, and the phone's share sheet (SHARE-01…07). */
export function ShareBlock({ share, notice }: ShareView) {
  if (!share) return null
  return (
    <section
      className="share-block flex flex-wrap items-center gap-x-4 gap-y-2"
      aria-labelledby="share-heading"
    >
      <h2
        id="share-heading"
        className="font-sans text-[0.875rem] font-semibold tracking-normal text-ink-2 normal-case"
      >
        Share
      </h2>
      <ShareTools share={share} notice={notice} />
    </section>
  )
}
