import type { Picture } from '@/domain/content/picture'
import type { Link } from '@/domain/url/link'
import { Icon } from '@/ui/primitives/Icon'
import { TilePhoto } from './TilePhoto'

interface SlideCardProps {
  picture: Picture
  heading: string
  headingLevel: 'h2' | 'h3'
  text?: string | null
  link: Link
  position: number
  /** Number of slides in the row. A single slide spans the page, with its text beside the picture. */
  of: number
  /** Whether the row is near enough to the top that its first pictures load before the rest of the page. */
  beforePage: boolean
}

const SIZES = [
  '(min-width: 84rem) 40rem, (min-width: 48rem) 48vw, 100vw',
  '(min-width: 84rem) 39.25rem, (min-width: 64rem) 46vw, (min-width: 43.6rem) 37.5rem, 86vw',
  '(min-width: 84rem) 36.67rem, (min-width: 64rem) 44vw, (min-width: 43.6rem) 37.5rem, 86vw',
] as const

const row = { card: '', words: '', heading: 'text-xl sm:text-2xl', link: 'mt-auto' }
const alone: typeof row = {
  card: 'md:grid md:grid-cols-2',
  words: 'md:justify-center lg:p-12',
  heading: 'text-2xl lg:text-3xl',
  link: '',
}

/** Picture, heading, text and link. The whole card is the link's target. */
export function SlideCard({ headingLevel: Heading, text, link, of, ...slide }: SlideCardProps) {
  const look = of === 1 ? alone : row
  return (
    <article
      className={`group ground-paper relative flex h-full flex-col overflow-hidden rounded-card border border-line ${look.card}`}
    >
      <TilePhoto
        picture={slide.picture}
        sizes={of === 1 ? SIZES[0] : of === 2 ? SIZES[1] : SIZES[2]}
        position={slide.position}
        beforePage={slide.beforePage}
      />
      <div className={`flex flex-1 flex-col gap-2 p-5 sm:p-6 ${look.words}`}>
        <Heading className={`leading-snug ${look.heading}`}>{slide.heading}</Heading>
        {text && <p className="text-ink-3">{text}</p>}
        <a
          href={link.href}
          className={`inline-flex min-h-11 items-center gap-2 self-start pt-2 font-semibold text-link after:absolute after:inset-0 group-hover:underline ${look.link}`}
        >
          {link.label}
          <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
        </a>
      </div>
    </article>
  )
}
