'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '@/domain/text/format-count'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { fetchJson } from '@/ui/query/fetch-json'
import { sessionFlag } from '@/ui/stores/session-flag'

/** Fewer views say nothing about the vehicle. */
const FEWEST = 5

interface Props {
  /** The vehicle's. */
  slug: string
  /** Counts a view, and answers how many there are. */
  address: string
  /** Views that were known when the page was rendered. */
  before: number
}

/**
 * How often the vehicle was looked at. Its opening is counted once a session; the line keeps its place until that is answered, and
 * anything but an answer changes nothing (VDP-37).
 */
function ViewLine({ slug, address, before }: Props) {
  const [views, setViews] = useState(before)

  const count = useEffectEvent(async () => {
    const seen = sessionFlag(`seen:${slug}`)
    const asked = seen.read() ? `${address}&seen=1` : address
    seen.write(true)
    const answer = await fetchJson<{ views?: unknown } | null>(asked).catch(() => null)
    if (typeof answer?.views === 'number') setViews(answer.views)
  })

  useEffect(() => void count(), [])
  return (
    <p className="contact-line view-count" data-views={views >= FEWEST ? undefined : 'few'}>
      <Icon name="eye" />
      {/* One text, whose end moves: a word behind the number would be a thing of the page that jumps. */}
      <span>{`Viewed ${formatCount(views)} times`}</span>
    </p>
  )
}

export default island('view-line', 'idle', ViewLine)
