import type { Link } from '@/domain/url/link'
import { getNotFoundLinks } from '@/server/content/not-found-links'
import { answerNotFound } from '@/server/pages/answer-marks'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { NotFound } from '@/ui/chrome/NotFound'

interface Props {
  host: string
  guesses?: readonly Link[]
}

/** The 404 page for cached routes, with links into the website's own stock. */
export async function MissingPage({ host, guesses }: Props) {
  await answerNotFound()
  const ctx = await resolveTenant(host)
  return <NotFound waysOn={ctx && (await getNotFoundLinks(ctx))} guesses={guesses} />
}
