import { iconPath } from './icon-path'
import { iconNames, pathOfIcon } from './icon-set'

describe('the path of an icon', () => {
  it('starts every shape at a place of its own, whatever stood before it', () => {
    const path = iconPath([
      ['path', { d: 'm2 3 4-4' }],
      ['path', { d: 'm8 9 1 1' }],
    ])
    expect(path).toBe('M0 0m2 3 4-4M0 0m8 9 1 1')
  })

  it('draws a circle as two arcs around its middle', () => {
    expect(iconPath([['circle', { cx: '12', cy: '10', r: '3' }]])).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0')
  })

  it('keeps the round corners of a rectangle', () => {
    expect(iconPath([['rect', { x: '3', y: '4', width: '18', height: '8', rx: '2' }]])).toBe(
      'M5 4h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    )
  })

  it('is drawn for every name of the set, inside the grid', () => {
    for (const name of iconNames) expect(pathOfIcon(name)).toMatch(/^M[\d.]+/)
  })
})
