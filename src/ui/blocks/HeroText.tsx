import { paragraphsOf } from '@/domain/text/paragraphs'
import type { Link } from '@/domain/url/link'
import { ButtonLinks } from '../primitives/buttons/ButtonLinks'
import SearchBox from '../search/suggestions/search-box.island'

interface HeroTextProps {
  eyebrow?: string | null
  heading: string
  headingLevel: 'h1' | 'h2'
  text?: string | null
  links: readonly Link[]
  /** The search box's label and its id on the page; null for no search box. */
  search: { id: string; label: string } | null
  besidePicture: boolean
  /** Smaller, above a form that must start on the first screen. */
  isLow?: boolean
}

export function HeroText({
  eyebrow,
  heading,
  headingLevel: Heading,
  text,
  links,
  search,
  besidePicture,
  isLow = false,
}: HeroTextProps) {
  return (
    <div
      className={`grid grid-cols-1 ${isLow ? 'gap-2' : 'gap-5'} ${besidePicture && !isLow ? 'max-w-[30rem]' : 'max-w-3xl'}`}
    >
      {eyebrow && (
        <p className="text-sm font-semibold tracking-wide text-ink-2 throttle:uppercase">{eyebrow}</p>
      )}
      <Heading className={isLow ? 'text-2xl sm:text-3xl' : 'text-3xl sm:text-4xl xl:text-5xl'}>
        {heading}
      </Heading>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className={`max-w-[52ch] text-ink-2 ${isLow ? '' : 'text-lg'}`}>
          {paragraph}
        </p>
      ))}
      {search && (
        <div className="mt-2">
          <SearchBox {...search} placeholder="Make, model or keyword" size="large" />
        </div>
      )}
      <div className="mt-2 empty:hidden">
        <ButtonLinks links={links} />
      </div>
    </div>
  )
}
