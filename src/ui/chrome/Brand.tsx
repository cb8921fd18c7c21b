import type { Picture } from '@/domain/content/picture'

/** The dealer's logo, or its name where there is none, as the way home. */
export function Brand({ name, logo }: { name: string; logo: Picture | null }) {
  return (
    <a
      href="/"
      className="flex min-h-11 min-w-0 items-center rounded-control text-lg font-bold leading-tight tracking-tight text-ink-1 sm:text-xl"
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: next/image would add client code to every page
        <img
          src={logo.src}
          alt={`${name}, home page`}
          width={logo.width}
          height={logo.height}
          className="h-9 w-auto max-w-52 object-contain"
        />
      ) : (
        <span className="line-clamp-2">{name}</span>
      )}
    </a>
  )
}
