export function SearchForMore({ href }: { href: string }) {
  return (
    <a href={href} className="row-link">
      Search for more<span className="sr-only"> like this</span>
    </a>
  )
}
