import type { PayloadRequest } from 'payload'
import { richText } from '@/domain/starter/rich-text'
import type { DemoLanding } from '../words/demo-landing'

export async function plantLandings(
  req: PayloadRequest,
  tenant: number,
  landings: readonly DemoLanding[],
): Promise<void> {
  for (const { path, title, description, text, place } of landings) {
    await req.payload.create({
      collection: 'landing-texts',
      data: { tenant, path, title, description, intro: richText(text), introPlace: place },
      depth: 0,
      req,
    })
  }
}
