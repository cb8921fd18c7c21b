import { notFound } from 'next/navigation'
import { buildSheet } from '@/ui/marks/maker-sheet'

/**
 * A sprite of makers' marks, such as `/assets/makers/ford_kia.svg`. Its URL contains the version, so browsers cache it
 * permanently.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const drawing = buildSheet((await params).file)
  if (!drawing) notFound()
  return new Response(drawing, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
