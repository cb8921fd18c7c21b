import { at, type Frame, frameFor, type Point, polygon, px, py, size, smoothLine } from '../geometry'
import type { Paint } from '../paint'
import { shadow } from '../studio'
import { wheels } from '../wheel'
import type { CarShape } from './car-shape'

/** Gradients of the paint, shared by everything that is drawn in it. */
export function paintGradients({ light, base, shade, deep }: Paint): string {
  return `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".3" stop-color="${base}"/><stop offset=".62" stop-color="${base}"/><stop offset=".8" stop-color="${shade}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
}

function arch(frame: Frame, x: number, { tyre, sill, cladding }: CarShape): string {
  const radius = Number(size(frame, tyre * 1.13))
  const middle = Number(py(frame, tyre))
  const floor = Number(py(frame, sill - 15))
  const half = Math.sqrt(Math.max(0, radius ** 2 - (floor - middle) ** 2)).toFixed(1)
  const centre = Number(px(frame, x))
  const d = `M${(centre - Number(half)).toFixed(1)} ${floor}A${radius} ${radius} 0 1 1 ${(centre + Number(half)).toFixed(1)} ${floor}Z`
  const trim = cladding
    ? `<path fill="none" stroke="#2b2f34" stroke-width="${size(frame, 95)}" d="${d.replace('Z', '')}"/>`
    : ''
  return `${trim}<path fill="#0b0c0e" d="${d}"/>`
}

function body(frame: Frame, shape: CarShape): string {
  const first = shape.outline[0] as Point
  const d = `${smoothLine(frame, shape.outline)}L${at(frame, first)}Z`
  const back = (shape.behind ?? []).map(
    (points) => `<path fill="url(#b)" d="${smoothLine(frame, points)}Z"/>`,
  )
  return `${back.join('')}<path fill="url(#b)" d="${d}"/>`
}

function flank(frame: Frame, shape: CarShape): string {
  const crease = smoothLine(frame, shape.crease)
  const width = size(frame, 26)
  const shine = `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${width}" stroke-linecap="round" d="${crease}"/>`
  const line = `<path fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${width}" transform="translate(0 ${width})" stroke-linecap="round" d="${crease}"/>`
  const [rear, front] = shape.axles
  const from = px(frame, rear + shape.tyre)
  const to = px(frame, front - shape.tyre)
  const sill = `<path stroke="#1d2024" stroke-opacity="${shape.cladding ? 1 : 0.55}" stroke-width="${size(frame, shape.cladding ? 120 : 50)}" d="M${from} ${py(frame, shape.sill + (shape.cladding ? 45 : 10))}H${to}"/>`
  return shine + line + sill
}

function windows(frame: Frame, shape: CarShape): string {
  const glass = `${smoothLine(frame, shape.glass)}Z`
  const posts = shape.posts.map(
    ([bottom, top, width]) =>
      `<path stroke="#15181b" stroke-width="${size(frame, width)}" d="M${at(frame, bottom)}L${at(frame, top)}"/>`,
  )
  const [x = 0] = shape.glass[0] ?? []
  const last = Math.max(...shape.glass.map((point) => point[0]))
  const from = x + (last - x) * 0.35
  const high = shape.height
  const low = Math.min(...shape.glass.map((point) => point[1]))
  const gleam = polygon(frame, [
    [from, low],
    [from + 330, low],
    [from + 330 + (high - low) * 0.7, high],
    [from + (high - low) * 0.7, high],
  ])
  return `<clipPath id="c"><path d="${glass}"/></clipPath><path fill="url(#g)" d="${glass}"/><path clip-path="url(#c)" fill="#fff" fill-opacity=".13" d="${gleam}"/>${posts.join('')}<path fill="none" stroke="#14171a" stroke-width="3" d="${glass}"/>`
}

function details(frame: Frame, shape: CarShape): string {
  const seams = shape.seams.map((points) => smoothLine(frame, points)).join('')
  const handles = shape.handles.map(
    (point) =>
      `<path stroke="#000" stroke-opacity=".4" stroke-width="${size(frame, 34)}" stroke-linecap="round" d="M${at(frame, point)}h${size(frame, 150)}"/>`,
  )
  const rails = shape.roofRails
    ? `<path stroke="#22262a" stroke-width="${size(frame, 38)}" stroke-linecap="round" d="M${at(frame, shape.roofRails[0])}L${at(frame, shape.roofRails[1])}"/>`
    : ''
  const mirror = shape.mirror
    ? `<path fill="#1b1e22" d="${smoothLine(frame, [shape.mirror, [shape.mirror[0] - 30, shape.mirror[1] + 110], [shape.mirror[0] - 190, shape.mirror[1] + 120], [shape.mirror[0] - 200, shape.mirror[1] + 10]])}Z"/>`
    : ''
  return `<path fill="none" stroke="#000" stroke-opacity=".32" stroke-width="2.2" d="${seams}"/>${handles.join('')}${rails}${mirror}`
}

function lamps(frame: Frame, { headlamp, tailLamp, dark }: CarShape): string {
  const plastics = (dark ?? []).map((points) => `<path fill="#23272b" d="${smoothLine(frame, points)}Z"/>`)
  return `${plastics.join('')}<path fill="url(#l)" stroke="#39414a" stroke-width="2" d="${smoothLine(frame, headlamp)}Z"/><path fill="#a3161a" stroke="#4f0b0d" stroke-width="1.5" d="${smoothLine(frame, tailLamp)}Z"/>`
}

/** A car on the studio's floor. */
export function drawCar(shape: CarShape): string {
  const frame = frameFor(shape.length, shape.height)
  const [rear, front] = shape.axles
  const look = { radius: shape.tyre, rim: shape.rim, spokes: shape.spokes, dark: shape.darkRims ?? false }
  return [
    shadow(frame, 0, shape.length),
    body(frame, shape),
    flank(frame, shape),
    windows(frame, shape),
    details(frame, shape),
    lamps(frame, shape),
    arch(frame, rear, shape),
    arch(frame, front, shape),
    wheels(frame, look, [rear, front]),
  ].join('')
}
