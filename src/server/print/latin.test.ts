import { LATIN, toLatin } from './latin'

describe('toLatin', () => {
  it.each([
    ['Škoda Octavia', 'Skoda Octavia'],
    ['Citroën – “as new”', 'Citroën – “as new”'],
    ['a\u2009b\nc', 'a b c'],
    ['比亚迪 Atto 3 🚗', 'Atto 3'],
    ['', ''],
  ])('turns %j into %j, using only characters of LATIN', (text, set) => {
    expect(toLatin(text)).toBe(set)
    for (const character of set) expect(LATIN).toContain(character)
  })
})
