import { trackedEvents } from '@/domain/tracking/events'
import type { Sink } from '@/domain/tracking/sink'
import { PageScript } from '../enhance/PageScript'
import { intoLayer } from '../enhance/tracking/into-layer'
import { toAddress } from '../enhance/tracking/to-address'
import { track } from '../enhance/tracking/track'

/** Counts what happens on a page, before anything on it can happen; no script at all where events go nowhere. */
export function Tracker({ sink }: { sink: Sink }) {
  if (sink.kind === 'none') return null
  const isPosted = sink.kind === 'address'
  return (
    <PageScript
      run={track}
      settings={{
        id: sink.id,
        address: isPosted ? sink.address : '',
        phoneClick: trackedEvents.phoneClick,
      }}
      parts={isPosted ? { intoLayer, toAddress } : { intoLayer }}
    />
  )
}
