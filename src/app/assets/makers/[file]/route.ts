import { notFound } from 'next/navigation'
import { drawSheet } from '@/ui/marks/maker-sheet'

/** Makers' marks in one drawing: `/assets/makers/ford_kia.svg`. Its address names their release, so browsers keep it for good. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const drawing = drawSheet((await params).file)
  if (!drawing) notFound()
  return new Response(drawing, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
