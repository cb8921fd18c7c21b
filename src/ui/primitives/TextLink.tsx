import type { ReactNode } from 'react'
import { isSafeHref } from '@/domain/content/link'
import { Icon } from './Icon'

interface TextLinkProps {
  href: string
  children: ReactNode
  /** Leads away from the site: opens beside it and says so. */
  external?: boolean
}

/** A link in running text. One whose address is not safe is left as words. */
export function TextLink({ href, children, external = false }: TextLinkProps) {
  if (!isSafeHref(href)) return <span>{children}</span>
  if (!external) {
    return (
      <a href={href} className="worded-link">
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="worded-link">
      {children}
      <Icon name="external" className="ml-1 inline size-4 align-[-0.125em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
