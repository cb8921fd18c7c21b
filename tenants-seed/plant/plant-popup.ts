import type { PayloadRequest } from 'payload'
import type { DemoPopup } from '../words/demo-popup'

const MS_A_DAY = 86_400_000
const PERCENT = 60

interface Website {
  readonly tenant: number
  readonly picture: (name: string) => number
}

export async function plantPopup(
  req: PayloadRequest,
  { tenant, picture }: Website,
  { title, description, picture: name, button, trigger, paths, days }: DemoPopup,
  now: Date,
): Promise<void> {
  const [buttonText, linkTo] = button
  const expiryDate = new Date(now.getTime() + days * MS_A_DAY).toISOString()
  await req.payload.create({
    collection: 'popups',
    data: {
      ...{ tenant, title, description, src: picture(name), buttonText, linkTo },
      ...{ trigger, after: PERCENT, paths: [...paths], expiryDate },
    },
    depth: 0,
    req,
  })
}
