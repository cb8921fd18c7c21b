import { altProblem } from './alt-text'

describe('a picture’s description', () => {
  it.each(['A blue SUV on a country road', 'Logo', 'The yard', 'canary-12', 'Ténéré 700'])(
    'may be %j',
    (alt) => {
      expect(altProblem(alt)).toBeNull()
    },
  )

  it.each([
    '',
    '  ',
    '-',
    '123',
    'IMG_2041',
    'dsc0012',
    'sportage.jpg',
    'hero-final.WEBP',
    'image',
    'Photo',
    'n/a',
  ])('says nothing as %j and is refused', (alt) => {
    expect(altProblem(alt)).toMatch(/Describe what the picture shows\.$/)
  })
})
