import { rowLinkClass } from './RowHead'

export function SearchForMore({ href }: { href: string }) {
  return (
    <a href={href} className={rowLinkClass}>
      Search for more<span className="sr-only"> like this</span>
    </a>
  )
}
