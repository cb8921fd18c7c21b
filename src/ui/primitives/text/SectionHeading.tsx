/** The heading of a section. Nothing at all when the editor gave none. */
export function SectionHeading({
  children,
  className = '',
}: {
  children?: string | null
  className?: string
}) {
  if (!children) return null
  return <h2 className={`text-2xl sm:text-3xl ${className}`}>{children}</h2>
}
