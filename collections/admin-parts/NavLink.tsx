import { Link } from '@payloadcms/ui'

interface Props {
  /** The view's path below the admin's. */
  readonly path: string
  readonly label: string
  readonly admin: string
}

/** A link to one of our own views, above the collections. */
export const NavLink = ({ path, label, admin }: Props) => (
  <Link className="nav__link" id={`nav-${path.slice(1)}`} href={admin + path} prefetch={false}>
    <span className="nav__link-label">{label}</span>
  </Link>
)
