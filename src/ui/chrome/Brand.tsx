import type { Picture } from '@/domain/content/picture'
import { sizedImage } from '@/domain/images/image-set'

interface LogoProps {
  logo: Picture
  alt: string
  lazy?: boolean
  className?: string
}

/** A vector logo scales to every size; a bitmap needs twice the shown width. */
export function Logo({ logo: { source, cdn, width, height }, alt, lazy = false, className }: LogoProps) {
  const src = source.original.endsWith('.svg') ? source.original : sizedImage(source, { width: 480 }, cdn)
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add client code to every page
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      className={className}
    />
  )
}

interface BrandProps {
  name: string
  logo: Picture | null
  lazy?: boolean
  className?: string
}

/** The dealer's logo, or its name where there is no logo, as a link to the home page. */
export function Brand({ name, logo, lazy = false, className = 'text-lg sm:text-xl' }: BrandProps) {
  return (
    <a
      href="/"
      className={`inline-flex min-h-11 min-w-0 max-w-full items-center rounded-control font-display font-bold leading-tight tracking-tight text-ink-1 ${className}`}
    >
      {logo ? (
        // The height is fixed, so the width is reserved before the image loads.
        <Logo
          logo={logo}
          lazy={lazy}
          alt={`${name}, home page`}
          className="h-10 w-auto max-w-full object-contain object-left"
        />
      ) : (
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      )}
    </a>
  )
}
