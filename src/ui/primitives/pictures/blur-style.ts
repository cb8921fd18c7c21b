import type { CSSProperties } from 'react'

/**
 * Puts a picture's blurred placeholder behind it until it has loaded. The class of the picture sets the size.
 * Accepts data URLs only.
 */
export function blurStyle(blur: string | null): CSSProperties | undefined {
  if (!blur || !/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/.test(blur)) return undefined
  return { backgroundImage: `url(${blur})` }
}
