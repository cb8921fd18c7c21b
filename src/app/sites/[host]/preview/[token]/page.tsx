import type { Metadata } from 'next'
import { cache } from 'react'
import { decodeSegment } from '@/domain/url/decode-segment'
import { openPreview } from '@/server/pages/preview/open-preview'
import { openSite } from '@/server/tenants/open-site'
import { PreviewBar } from '@/ui/preview/PreviewBar'
import { PreviewExpired } from '@/ui/preview/PreviewExpired'
import PreviewReload from '@/ui/preview/preview-reload.island'
import { RenderBlocks } from '~/blocks/render-blocks'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage } from '../../with-unavailable-page'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ host: string; token: string }>
}

// The address is the permission, so no other site may learn it.
export const metadata: Metadata = { title: 'Preview', robots: 'noindex', referrer: 'no-referrer' }

const open = cache(async (params: Props['params']) => {
  const { host, token } = await params
  const name = decodeSegment(token)
  const ctx = await openSite(host, `/preview/${encodeURIComponent(name)}`)
  const preview = ctx && (await openPreview(ctx, name, new Date()))
  return preview && { ctx, preview }
})

/** A page's draft, for everybody who has its signed address. It can be read and not used: its forms would create leads. */
async function PreviewPage({ params }: Props) {
  const opened = await open(params)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, preview } = opened
  if (preview === 'expired') return <PreviewExpired />
  return (
    <>
      <PreviewBar until={preview.until} />
      <PreviewReload />
      <div inert>
        <RenderBlocks ctx={ctx} page={preview.page} />
      </div>
    </>
  )
}

export default withUnavailablePage(PreviewPage, ({ token }: { token: string }) => `/preview/${token}`)
