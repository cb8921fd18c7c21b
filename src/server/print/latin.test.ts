import { LATIN, toLatin } from './latin'

describe('what a sheet is set in', () => {
  it.each([
    ['Škoda Octavia', 'Skoda Octavia'],
    ['Citroën – “as new”', 'Citroën – “as new”'],
    ['a\u2009b\nc', 'a b c'],
    ['比亚迪 Atto 3 🚗', 'Atto 3'],
    ['', ''],
  ])('%j is %j', (text, set) => {
    expect(toLatin(text)).toBe(set)
    for (const character of set) expect(LATIN).toContain(character)
  })
})
