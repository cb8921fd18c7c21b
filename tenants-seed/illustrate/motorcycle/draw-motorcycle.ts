import { bar } from '../box'
import { type Frame, frameFor, GROUND, type Point, px, py, size, smoothLine } from '../geometry'
import { contact, shadow } from '../studio'
import type { MotorcycleShape } from './motorcycle-shape'

function spokes(rim: number, wire: boolean): string {
  const count = wire ? 18 : 6
  const width = wire ? 1.6 : rim * 0.13
  const colour = wire ? '#aab2b9' : '#33383d'
  const first = `<path id="p" stroke="${colour}" stroke-width="${width.toFixed(1)}" d="M0 0V-${rim.toFixed(1)}"/>`
  const others = Array.from({ length: count - 1 }, (_, index) => {
    return `<use href="#p" transform="rotate(${Math.round((360 / count) * (index + 1))})"/>`
  })
  return first + others.join('')
}

/** A motorcycle's wheel: one sees through it. */
function wheel(frame: Frame, x: number, radius: number, wire: boolean): string {
  const tyre = Number(size(frame, radius))
  const parts = [
    `<circle r="${(tyre * 0.87).toFixed(1)}" fill="none" stroke="#16181b" stroke-width="${(tyre * 0.26).toFixed(1)}"/>`,
    `<circle r="${(tyre * 0.73).toFixed(1)}" fill="none" stroke="${wire ? '#c2c8cd' : '#454b51'}" stroke-width="${(tyre * 0.07).toFixed(1)}"/>`,
    spokes(tyre * 0.7, wire),
    `<circle r="${(tyre * 0.4).toFixed(1)}" fill="none" stroke="#a3abb2" stroke-width="${(tyre * 0.09).toFixed(1)}"/>`,
    `<circle r="${(tyre * 0.13).toFixed(1)}" fill="#5a6168"/>`,
  ]
  return `${contact(frame, x, radius)}<g transform="translate(${px(frame, x)} ${(GROUND - tyre).toFixed(1)})">${parts.join('')}</g>`
}

const fill = (frame: Frame, points: readonly Point[], colour: string) =>
  `<path fill="${colour}" d="${smoothLine(frame, points)}Z"/>`

function frontEnd(frame: Frame, { axles, tyres, forkTop, grip }: MotorcycleShape): string {
  const hub = [axles[1], tyres[1]] as const
  return [
    bar(frame, hub, [forkTop[0], forkTop[1]], { width: 74, colour: '#2c3136' }),
    bar(frame, hub, [(hub[0] + forkTop[0]) / 2, (hub[1] + forkTop[1]) / 2], { width: 50, colour: '#c9a24b' }),
    bar(frame, [forkTop[0], forkTop[1]], [grip[0], grip[1]], { width: 34, colour: '#1d2024' }),
    bar(frame, [grip[0], grip[1]], [grip[0] - 120, grip[1] - 8], { width: 48, colour: '#101214' }),
  ].join('')
}

function drivetrain(frame: Frame, { axles, tyres, engine, exhaust }: MotorcycleShape): string {
  const pivot = engine[0] as Point
  const fins = [0.25, 0.42, 0.59].map((share) => {
    const top = Math.max(...engine.map((point) => point[1]))
    const low = Math.min(...engine.map((point) => point[1]))
    const left = Math.min(...engine.map((point) => point[0])) + 150
    const y = low + (top - low) * (0.35 + share * 0.7)
    return bar(frame, [left, y], [left + 260, y + 10], { width: 16, colour: '#767d84' })
  })
  return [
    bar(frame, [axles[0], tyres[0]], [pivot[0], pivot[1] + 60], { width: 84, colour: '#3b4147' }),
    fill(frame, engine, '#4b5158'),
    ...fins,
    `<path fill="none" stroke="#8b939a" stroke-width="${size(frame, 62)}" stroke-linecap="round" d="${smoothLine(frame, exhaust)}"/>`,
    `<path fill="none" stroke="#2b2f34" stroke-width="${size(frame, 104)}" stroke-linecap="round" d="${smoothLine(frame, exhaust.slice(-2))}"/>`,
  ].join('')
}

/** A motorcycle on the studio's floor. */
export function drawMotorcycle(shape: MotorcycleShape): string {
  const frame = frameFor(shape.length * 1.12, shape.height)
  const centred = { ...frame, left: frame.left + shape.length * 0.06 * frame.scale }
  const [x, y, radius] = shape.headlamp
  const wire = shape.wireSpokes ?? false
  return [
    shadow(centred, 150, shape.length - 150),
    wheel(centred, shape.axles[0], shape.tyres[0], wire),
    wheel(centred, shape.axles[1], shape.tyres[1], wire),
    frontEnd(centred, shape),
    drivetrain(centred, shape),
    ...(shape.luggage ?? []).map((points) => fill(centred, points, '#59626a')),
    fill(centred, shape.tail, 'url(#b)'),
    ...shape.panels.map((points) => fill(centred, points, 'url(#b)')),
    fill(centred, shape.seat, '#1b1e21'),
    fill(centred, shape.tank, 'url(#b)'),
    shape.screen ? `<path fill="#5d6b78" fill-opacity=".6" d="${smoothLine(centred, shape.screen)}Z"/>` : '',
    `<circle cx="${px(centred, x)}" cy="${py(centred, y)}" r="${size(centred, radius)}" fill="#23272b"/>`,
    `<circle cx="${px(centred, x + radius * 0.2)}" cy="${py(centred, y)}" r="${size(centred, radius * 0.74)}" fill="url(#l)"/>`,
  ].join('')
}
