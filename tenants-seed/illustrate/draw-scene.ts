import { paintGradients } from './car/draw-car'
import { vehicles } from './draw-illustration'
import { paintOf } from './paint'
import type { Scene } from './scenes'
import { commonGradients } from './studio'

/** Where the road's edge is, and where the vehicle's own picture is placed so that it stands on it. */
const ROAD = 690
const PLACE = 'translate(395 150) scale(1.01)'

/** A vehicle in a landscape, 1800 × 1200. */
export function drawScene({ drawing, paint, sky, sun, layers, ground }: Scene): string {
  const [x, y, glow] = sun
  const gradients = [
    commonGradients,
    paintGradients(paintOf(paint)),
    `<linearGradient id="y" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>`,
    `<linearGradient id="d" x2="0" y2="1"><stop stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[0]}"/></linearGradient>`,
    `<radialGradient id="u"><stop stop-color="${glow}"/><stop offset=".25" stop-color="${glow}" stop-opacity=".6"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="250 -130 1500 1000" width="1800" height="1200"><defs>${gradients.join('')}</defs>`,
    '<path fill="url(#y)" d="M0 -130h2000v850H0z"/>',
    `<circle cx="${x}" cy="${y}" r="420" fill="url(#u)"/>`,
    ...layers.map(([path, colour]) => `<path fill="${colour}" d="${path}"/>`),
    `<path fill="url(#d)" d="M0 ${ROAD}h2000v${900 - ROAD}H0z"/>`,
    `<path stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-dasharray="120 90" d="M0 850h2000"/>`,
    `<g transform="${PLACE}">${vehicles[drawing]()}</g></svg>`,
  ].join('')
}
