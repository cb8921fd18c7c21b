import { fontAddress, fontFaces, typefacesOf } from '@/domain/theme/fonts/font-faces'
import type { FontPairKey } from '@/domain/theme/fonts/font-pairs'

/** Declares only the website's pair of typefaces. They load with the page's style sheet. */
export function ThemeFonts({ pair }: { pair: FontPairKey }) {
  return (
    <>
      {typefacesOf(pair).map((typeface) => (
        <link
          key={typeface.source}
          rel="preload"
          href={fontAddress(typeface)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <style>{fontFaces(pair)}</style>
    </>
  )
}
