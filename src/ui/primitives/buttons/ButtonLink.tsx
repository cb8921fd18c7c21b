import { isSafeHref, type Link } from '@/domain/url/link'
import { Icon } from '../Icon'
import type { IconName } from '../icon-set'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks'

interface ButtonLinkProps {
  link: Link
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
}

/** A link that looks like a button. Renders nothing when the URL is unsafe. */
export function ButtonLink({ link, look = 'primary', size, icon }: ButtonLinkProps) {
  if (!isSafeHref(link.href)) return null
  return (
    <a href={link.href} className={buttonClass(look, size)}>
      {icon && <Icon name={icon} />}
      {link.label}
    </a>
  )
}
