import type { Crumb } from '@/domain/stock/breadcrumbs'
import { Icon } from './Icon'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href} ${label}`}>
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
