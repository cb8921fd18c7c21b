import { TURNTABLE_VIDEO, turntable } from '../../photographs/spins'
import { addHotspots, addSpin, isTurntable, repaint, spinOf } from '../spin-media'
import type { StockCase } from './stock-case'

/** Vehicles with a video or a 360° spin. Few designs have one, so these cases are assigned first. */
export const spinCases: readonly StockCase[] = [
  {
    name: 'with a spin and hotspots on it',
    rule: 'GAL-15',
    count: 1,
    suits: ({ record }) => spinOf(record) !== undefined,
    apply: addHotspots,
    holds: (record) => record.spin_images?.length === 36 && (record.hotspots?.exterior.length ?? 0) > 0,
  },
  {
    name: 'with a 36-frame spin',
    rule: 'GAL-03',
    count: 2,
    suits: ({ record }) => spinOf(record) !== undefined,
    apply: addSpin,
    holds: (record) => record.spin_images?.length === 36 && record.hotspots === null,
  },
  {
    name: 'with an uploaded video',
    rule: 'GAL-10',
    count: 2,
    suits: ({ record }) => isTurntable(record),
    apply: (record) => {
      repaint(record, turntable)
      record.video_url = TURNTABLE_VIDEO
    },
    holds: (record) => record.video_url === TURNTABLE_VIDEO && isTurntable(record),
  },
]
