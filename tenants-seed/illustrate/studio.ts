import { type Frame, GROUND, HEIGHT, px, size, WIDTH } from './geometry'

/** Paint-independent gradients that every picture uses. */
export const commonGradients = `<linearGradient id="w" x2="0" y2="1"><stop stop-color="#dfe3e6"/><stop offset="1" stop-color="#cfd5d9"/></linearGradient>
<linearGradient id="f" x2="0" y2="1"><stop stop-color="#bcc3c8"/><stop offset=".3" stop-color="#d0d6da"/><stop offset="1" stop-color="#e4e7ea"/></linearGradient>
<radialGradient id="k"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="s"><stop stop-color="#0c1014" stop-opacity=".62"/><stop offset=".6" stop-color="#0c1014" stop-opacity=".28"/><stop offset="1" stop-color="#0c1014" stop-opacity="0"/></radialGradient>
<linearGradient id="g" x2="0" y2="1"><stop stop-color="#7d8c99"/><stop offset=".45" stop-color="#3c4854"/><stop offset="1" stop-color="#252d35"/></linearGradient>
<radialGradient id="r" cx=".4" cy=".35"><stop stop-color="#f2f4f6"/><stop offset=".65" stop-color="#b4bbc2"/><stop offset="1" stop-color="#7e868e"/></radialGradient>
<linearGradient id="l" x2="1"><stop stop-color="#cfd8df"/><stop offset="1" stop-color="#fdfeff"/></linearGradient>`

/** A studio: quiet wall, floor, and light that falls where the vehicle stands. */
function studio(): string {
  const horizon = GROUND - 64
  return [
    `<path fill="url(#w)" d="M0 0h${WIDTH}v${horizon}H0z"/>`,
    `<ellipse cx="600" cy="330" rx="640" ry="330" fill="url(#k)"/>`,
    `<path fill="url(#f)" d="M0 ${horizon}h${WIDTH}v${HEIGHT - horizon}H0z"/>`,
  ].join('')
}

/** The shadow on the floor below a vehicle from `from` to `to` millimetres. */
export function shadow(frame: Frame, from: number, to: number): string {
  const middle = px(frame, (from + to) / 2)
  const half = ((to - from) / 2) * frame.scale
  return `<ellipse cx="${middle}" cy="${GROUND + 6}" rx="${Math.round(half * 1.06)}" ry="30" fill="url(#s)"/><ellipse cx="${middle}" cy="${GROUND - 2}" rx="${Math.round(half * 0.93)}" ry="13" fill="url(#s)"/>`
}

/** A tight shadow where a tyre touches the floor. */
export function contact(frame: Frame, x: number, radius: number): string {
  return `<ellipse cx="${px(frame, x)}" cy="${GROUND}" rx="${size(frame, radius * 0.75)}" ry="7" fill="url(#s)"/>`
}

/** A whole picture; `crop` shows part of it, as a close-up. */
export function picture(content: string, gradients: string, crop = `0 0 ${WIDTH} ${HEIGHT}`): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop}" width="${WIDTH}" height="${HEIGHT}"><defs>${commonGradients}${gradients}</defs>${studio()}${content}</svg>`
  return `${svg.replaceAll('\n', '')}\n`
}
