import type { Link } from '@/domain/url/link'
import { ButtonLink } from './ButtonLink'

/** Links side by side; the first is the one thing a shopper is asked to do. */
export function ButtonLinks({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {links.map((link, position) => (
        <ButtonLink
          key={`${link.href} ${link.label}`}
          link={link}
          look={position === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  )
}
