import { area, bar, box } from './box'
import { type Frame, frameFor, type Point, smoothLine } from './geometry'
import { shadow } from './studio'
import { wheels } from './wheel'

const LENGTH = 6300
const HEIGHT = 2450
const AXLES = [1500, 5150] as const

const cabOutline: readonly Point[] = [
  [4480, 700, 'corner'],
  [4480, 2250],
  [4560, 2370, 'corner'],
  [5600, 2390],
  [5860, 2300],
  [6120, 1450],
  [6200, 1180],
  [6220, 560],
  [6160, 430, 'corner'],
  [5700, 430, 'corner'],
]

const window: readonly Point[] = [
  [4820, 1480, 'corner'],
  [4820, 2150, 'corner'],
  [5480, 2160],
  [5640, 2080],
  [5830, 1480, 'corner'],
]

function cab(frame: Frame): string {
  const outline = `${smoothLine(frame, cabOutline)}Z`
  const glass = `${smoothLine(frame, window)}Z`
  return [
    `<path fill="url(#b)" d="${outline}"/>`,
    `<path fill="url(#g)" stroke="#14171a" stroke-width="3" d="${glass}"/>`,
    area(
      frame,
      [
        [5870, 2260],
        [5960, 2210],
        [6170, 1470],
        [6060, 1470],
      ],
      '#3a4550',
    ),
    `<path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.2" d="${smoothLine(frame, [
      [4760, 2240],
      [4760, 1100],
      [4790, 780],
    ])}${smoothLine(frame, [
      [5900, 1460],
      [5890, 1180],
      [5760, 980],
    ])}"/>`,
    bar(frame, [4860, 1350], [5010, 1350], { width: 34, colour: '#00000066' }),
    box(frame, [5990, 1500], [90, 520], { fill: '#1b1e22', radius: 30 }),
    bar(frame, [5900, 2080], [6030, 1960], { width: 24, colour: '#1b1e22' }),
    box(frame, [6060, 760], [130, 180], { fill: 'url(#l)', radius: 30, stroke: '#39414a' }),
    box(frame, [5720, 420], [500, 190], { fill: '#2b2f34', radius: 50 }),
  ].join('')
}

function tray(frame: Frame): string {
  const posts = [120, 1500, 2880].map((x) => box(frame, [x, 1050], [50, 440], { fill: '#8d959c' }))
  return [
    box(frame, [60, 760], [4500, 150], { fill: '#24282c', radius: 20 }),
    box(frame, [40, 1010], [4240, 430], { fill: 'url(#r)', radius: 16 }),
    ...posts,
    box(frame, [40, 920], [4280, 110], { fill: '#4a5157' }),
    box(frame, [4270, 920], [90, 1420], { fill: '#7e868d', radius: 20 }),
    box(frame, [3950, 2250], [400, 70], { fill: '#7e868d', radius: 20 }),
    box(frame, [40, 930], [150, 90], { fill: '#a3161a', radius: 20 }),
    box(frame, [2500, 520], [800, 300], { fill: '#35393e', radius: 40 }),
    bar(frame, [700, 640], [700, 900], { width: 30, colour: '#24282c' }),
  ].join('')
}

/** A light truck: cab over the engine, alloy tray behind. */
export function drawTruck(): string {
  const frame = frameFor(LENGTH, HEIGHT)
  return [
    shadow(frame, 0, LENGTH),
    tray(frame),
    cab(frame),
    box(frame, [4650, 700], [1020, 140], { fill: '#17191c', radius: 60 }),
    wheels(frame, { radius: 400, rim: 0.62, spokes: 8 }, AXLES),
  ].join('')
}
