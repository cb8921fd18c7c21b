'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '@/domain/text/format-count'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { fetchJson } from '@/ui/query/fetch-json'
import { sessionFlag } from '@/ui/stores/session-flag'

/** Fewer views are not shown, because they say nothing about the vehicle. */
const MIN_VIEWS = 5

interface Props {
  slug: string
  /** The endpoint that counts a view and returns the total. */
  address: string
  /** The number of views when the page was rendered. */
  before: number
}

/**
 * The vehicle's number of page views. A view counts once a session. The line reserves its space until the
 * answer arrives; a failure changes nothing (VDP-37).
 */
function ViewLine({ slug, address, before }: Props) {
  const [views, setViews] = useState(before)

  const count = useEffectEvent(async () => {
    const seen = sessionFlag(`seen:${slug}`)
    const requested = seen.read() ? `${address}&seen=1` : address
    seen.write(true)
    const answer = await fetchJson<{ views?: unknown } | null>(requested).catch(() => null)
    if (typeof answer?.views === 'number') setViews(answer.views)
  })

  useEffect(() => void count(), [])
  return (
    <p
      className="contact-line data-[views=few]:invisible"
      data-views={views >= MIN_VIEWS ? undefined : 'few'}
    >
      <Icon name="eye" />
      {/* One text node that grows at its end: a word after the number would shift. */}
      <span>{`Viewed ${formatCount(views)} times`}</span>
    </p>
  )
}

export default island('view-line', 'idle', ViewLine)
