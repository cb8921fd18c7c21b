import { bar, box } from './box'
import { frameFor, type Point, smoothLine } from './geometry'
import { shadow } from './studio'
import { wheels } from './wheel'

const LENGTH = 7350
const HEIGHT = 3100

const home: readonly Point[] = [
  [120, 520, 'corner'],
  [100, 1500],
  [120, 2900],
  [240, 3040, 'corner'],
  [4200, 3060],
  [6000, 3020],
  [6180, 2860],
  [6120, 2420],
  [5700, 2180, 'corner'],
  [5250, 2180, 'corner'],
  [5250, 520, 'corner'],
]

const cab: readonly Point[] = [
  [5150, 430, 'corner'],
  [5150, 2250, 'corner'],
  [5850, 2230],
  [6330, 1620],
  [6700, 1330],
  [7100, 1150],
  [7290, 900],
  [7310, 560],
  [7220, 420, 'corner'],
]

const glass: readonly Point[] = [
  [5420, 1430, 'corner'],
  [5420, 2080, 'corner'],
  [5760, 2080],
  [6180, 1560],
  [6230, 1420, 'corner'],
]

/** A motorhome with its bed over the cab. */
export function drawMotorhome(): string {
  const frame = frameFor(LENGTH, HEIGHT)
  const pane = { fill: 'url(#g)', radius: 70, stroke: '#8e969d' }
  return [
    shadow(frame, 0, LENGTH),
    `<path fill="url(#b)" d="${smoothLine(frame, cab)}Z"/>`,
    `<path fill="url(#b)" d="${smoothLine(frame, home)}Z"/>`,
    `<path fill="url(#g)" stroke="#14171a" stroke-width="3" d="${smoothLine(frame, glass)}Z"/>`,
    box(frame, [500, 1600], [1100, 640], pane),
    box(frame, [2050, 1700], [760, 520], pane),
    box(frame, [4250, 1700], [700, 560], pane),
    box(frame, [5250, 2480], [620, 300], pane),
    box(frame, [3250, 560], [700, 1850], { fill: '#ffffff55', radius: 60, stroke: '#8e969d' }),
    box(frame, [3370, 1680], [460, 560], { fill: 'url(#g)', radius: 50 }),
    `<path fill="none" stroke="#5c7d94" stroke-width="9" d="${smoothLine(frame, [
      [160, 1250],
      [2600, 1230],
      [5150, 1330],
    ])}"/>`,
    box(frame, [500, 2780], [4300, 120], { fill: '#dfe3e6', radius: 60, stroke: '#a9b1b8' }),
    bar(frame, [5480, 1280], [5640, 1280], { width: 36, colour: '#00000066' }),
    box(frame, [6230, 1430], [90, 300], { fill: '#1b1e22', radius: 40 }),
    box(frame, [6980, 960], [210, 120], { fill: 'url(#l)', radius: 50, stroke: '#39414a' }),
    box(frame, [6900, 420], [410, 230], { fill: '#2b2f34', radius: 60 }),
    box(frame, [110, 900], [70, 420], { fill: '#a3161a', radius: 30 }),
    box(frame, [1130, 400], [880, 520], { fill: '#101214', radius: 250 }),
    box(frame, [5880, 400], [880, 520], { fill: '#101214', radius: 250 }),
    wheels(frame, { radius: 350, rim: 0.6, spokes: 7 }, [1570, 6320]),
  ].join('')
}
