import type { Picture } from '@/domain/content/picture'
import { sizedImage } from '@/domain/images/image-set'

interface BrandProps {
  name: string
  logo: Picture | null
  className?: string
}

/** A drawing has every size; of a photograph of a logo twice the shown width is enough. */
function addressOf({ source, cdn }: Picture): string {
  return source.original.endsWith('.svg') ? source.original : sizedImage(source, { width: 480 }, cdn)
}

/** The dealer's logo, or its name where there is none, as the way home. */
export function Brand({ name, logo, className = 'text-lg sm:text-xl' }: BrandProps) {
  return (
    <a
      href="/"
      className={`inline-flex min-h-11 min-w-0 max-w-full items-center rounded-control font-display font-bold leading-tight tracking-tight text-ink-1 ${className}`}
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: next/image would add client code to every page
        <img
          src={addressOf(logo)}
          alt={`${name}, home page`}
          width={logo.width}
          height={logo.height}
          className="brand-logo"
        />
      ) : (
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      )}
    </a>
  )
}
