import { area, bar, box } from './box'
import { frameFor } from './geometry'
import { shadow } from './studio'
import { wheels } from './wheel'

const LENGTH = 5600
const HEIGHT = 2500

/** A wind-up camper trailer with its canvas up and a bed end out. */
export function drawCamper(): string {
  const frame = frameFor(LENGTH, HEIGHT)
  const canvas = '#cfc3a4'
  return [
    shadow(frame, 300, LENGTH - 300),
    bar(frame, [4000, 480], [5420, 470], { width: 80, colour: '#23272b' }),
    bar(frame, [5230, 60], [5230, 640], { width: 56, colour: '#3a4046' }),
    box(frame, [5160, 20], [140, 140], { fill: '#17191c', radius: 60 }),
    area(
      frame,
      [
        [40, 1120],
        [1050, 1120],
        [1050, 2280],
      ],
      canvas,
    ),
    area(
      frame,
      [
        [1040, 1080],
        [4060, 1080],
        [4060, 2300],
        [1040, 2300],
      ],
      canvas,
    ),
    box(frame, [1350, 1420], [900, 620], { fill: 'url(#g)', radius: 40, stroke: '#8f8467' }),
    box(frame, [2950, 1120], [700, 1100], { fill: '#b9ac8b', radius: 30, stroke: '#8f8467' }),
    box(frame, [960, 2280], [3180, 200], { fill: 'url(#b)', radius: 90 }),
    bar(frame, [60, 1100], [1000, 620], { width: 40, colour: '#8d959c' }),
    box(frame, [30, 1050], [1040, 80], { fill: '#e3e6e8', radius: 30 }),
    box(frame, [960, 560], [3180, 540], { fill: 'url(#b)', radius: 60 }),
    box(frame, [960, 560], [3180, 170], { fill: '#3a4147', radius: 40 }),
    bar(frame, [1000, 900], [4100, 900], { width: 50, colour: '#5c7d94' }),
    box(frame, [980, 760], [80, 200], { fill: '#a3161a', radius: 30 }),
    box(frame, [1980, 430], [900, 540], { fill: '#101214', radius: 250 }),
    wheels(frame, { radius: 350, rim: 0.6, spokes: 6, dark: true }, [2430]),
  ].join('')
}
