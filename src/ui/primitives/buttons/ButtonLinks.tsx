import type { Link } from '@/domain/url/link'
import { ButtonLink } from './ButtonLink'

/** Links side by side. The first is the primary action. */
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
