import type { CSSProperties } from 'react'

/** Lays a picture's few blurred pixels under it until it has arrived; its class says how large. Nothing but a data address is accepted. */
export function blurStyle(blur: string | null): CSSProperties | undefined {
  if (!blur || !/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/.test(blur)) return undefined
  return { backgroundImage: `url(${blur})` }
}
