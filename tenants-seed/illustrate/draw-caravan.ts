import { bar, box } from './box'
import { type Frame, frameFor, type Point, smoothLine } from './geometry'
import { shadow } from './studio'
import { wheels } from './wheel'

const LENGTH = 7600
const HEIGHT = 2950

const bodyOutline: readonly Point[] = [
  [200, 560, 'corner'],
  [180, 1400],
  [200, 2700],
  [340, 2880, 'corner'],
  [3500, 2900],
  [5700, 2880],
  [6000, 2740],
  [6230, 1900],
  [6220, 900],
  [6120, 560, 'corner'],
]

function panes(frame: Frame): string {
  const glass = { fill: 'url(#g)', radius: 70, stroke: '#8e969d' }
  return [
    box(frame, [620, 1620], [1150, 640], glass),
    box(frame, [2250, 1700], [780, 520], glass),
    box(frame, [4750, 1700], [900, 560], glass),
  ].join('')
}

function door(frame: Frame): string {
  return [
    box(frame, [3480, 620], [720, 1850], { fill: '#ffffff55', radius: 60, stroke: '#8e969d' }),
    box(frame, [3600, 1720], [480, 560], { fill: 'url(#g)', radius: 50 }),
    bar(frame, [4090, 1350], [4090, 1480], { width: 40, colour: '#4d545b' }),
    box(frame, [3450, 420], [780, 70], { fill: '#4a5157', radius: 20 }),
  ].join('')
}

function drawbar(frame: Frame): string {
  return [
    bar(frame, [5900, 520], [7380, 500], { width: 90, colour: '#23272b' }),
    box(frame, [6350, 560], [620, 380], { fill: '#2f3439', radius: 40 }),
    bar(frame, [7180, 60], [7180, 700], { width: 60, colour: '#3a4046' }),
    box(frame, [7100, 20], [160, 150], { fill: '#17191c', radius: 70 }),
  ].join('')
}

/** A full-height touring caravan on two axles. */
export function drawCaravan(): string {
  const frame = frameFor(LENGTH, HEIGHT)
  return [
    shadow(frame, 100, LENGTH - 200),
    drawbar(frame),
    `<path fill="url(#b)" d="${smoothLine(frame, bodyOutline)}Z"/>`,
    box(frame, [190, 560], [6010, 430], { fill: '#3a4147', radius: 30 }),
    `<path fill="none" stroke="#5c7d94" stroke-width="9" d="${smoothLine(frame, [
      [240, 1180],
      [2600, 1210],
      [4800, 1300],
      [6180, 1560],
    ])}"/>`,
    `<path fill="none" stroke="#c08a3e" stroke-width="5" d="${smoothLine(frame, [
      [240, 1100],
      [2600, 1120],
      [4800, 1200],
      [6200, 1440],
    ])}"/>`,
    panes(frame),
    door(frame),
    box(frame, [500, 2640], [4800, 130], { fill: '#dfe3e6', radius: 60, stroke: '#a9b1b8' }),
    box(frame, [200, 1050], [70, 420], { fill: '#a3161a', radius: 30 }),
    box(frame, [1720, 430], [1500, 620], { fill: '#101214', radius: 260 }),
    wheels(frame, { radius: 360, rim: 0.6, spokes: 6 }, [2080, 2860]),
  ].join('')
}
