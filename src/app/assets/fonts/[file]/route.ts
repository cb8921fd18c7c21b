import { notFound } from 'next/navigation'
import { readFont } from '@/server/theme/read-font'

/** A typeface of the themes. Its URL contains its version, so browsers cache it permanently. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const font = await readFont((await params).file)
  if (!font) notFound()
  return new Response(new Uint8Array(font), {
    headers: {
      'Content-Type': 'font/woff2',
      'Content-Length': String(font.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
