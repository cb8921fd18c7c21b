import type { ShareView } from '@/domain/share/share-links'
import ShareTools from './share-tools.island'

/** Ways to share a vehicle: networks, a message, its link, and the phone's share sheet (SHARE-01…07). */
export function ShareBlock({ share, notice }: ShareView) {
  if (!share) return null
  return (
    <section className="share-block" aria-labelledby="share-heading">
      <h2 id="share-heading">Share</h2>
      <ShareTools share={share} notice={notice} />
    </section>
  )
}
