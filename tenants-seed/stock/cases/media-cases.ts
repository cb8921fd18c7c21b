import { mediaOf, PLACEHOLDER_IMAGE } from '../media'
import type { StockCase } from './stock-case'

const EMBED_VIDEO = 'https://www.youtube.com/embed/aqz-KE-bpKQ'

/** Photos and videos (ENT-05). */
export const mediaCases: readonly StockCase[] = [
  {
    name: 'without photos',
    rule: 'CARD-10',
    count: 3,
    apply: (record) => Object.assign(record, mediaOf([])),
    holds: (record) => record.photos_count === 0 && record.primary_image_url === null,
  },
  {
    name: 'with the stock system’s placeholder for a photo',
    rule: 'CARD-10',
    count: 3,
    apply: (record) => Object.assign(record, mediaOf([PLACEHOLDER_IMAGE])),
    holds: (record) => record.primary_image_url === PLACEHOLDER_IMAGE,
  },
  {
    name: 'with one photo',
    rule: 'GAL-09',
    count: 2,
    apply: (record) => Object.assign(record, mediaOf(record.thumbnails.slice(0, 1))),
    holds: (record) => record.photos_count === 1 && record.primary_image_url !== PLACEHOLDER_IMAGE,
  },
  {
    name: 'with three photos, too few for thumbnails',
    rule: 'GAL-09',
    count: 2,
    apply: (record) => Object.assign(record, mediaOf(record.thumbnails.slice(0, 3))),
    holds: (record) => record.photos_count === 3,
  },
  {
    name: 'with an embedded video',
    rule: 'GAL-10',
    count: 2,
    apply: (record) => Object.assign(record, { external_video_url: EMBED_VIDEO }),
    holds: (record) => record.external_video_url === EMBED_VIDEO,
  },
]
