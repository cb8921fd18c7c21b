import type { PayloadRequest } from 'payload'
import type { DemoPromo } from '../words/demo-promo'

const MS_A_DAY = 86_400_000

interface Website {
  readonly tenant: number
  readonly promos: readonly DemoPromo[]
  readonly picture: (name: string) => number
}

/** Plants a website's promo tiles, with start and end dates relative to `now` (decision 54). */
export async function plantPromos(
  req: PayloadRequest,
  { tenant, promos, picture }: Website,
  now: Date,
): Promise<void> {
  const day = (days: number | null) =>
    days === null ? null : new Date(now.getTime() + days * MS_A_DAY).toISOString()
  for (const { title, text, picture: image, link, kind, carTypes = [], shuffle = false, days } of promos) {
    await req.payload.create({
      collection: 'promos',
      data: {
        tenant,
        title,
        text,
        image: picture(image),
        link: { ...link },
        kind,
        carTypes: [...carTypes],
        shuffle,
        startDate: day(days[0]),
        expiryDate: day(days[1]),
      },
      depth: 0,
      req,
    })
  }
}
