import { landingPathProblem } from './landing-path'

describe('landingPathProblem', () => {
  it.each([
    '/search',
    '/search/toyota',
    '/search/toyota/hilux',
    '/search/4x4',
    '/search/citroën',
    '/search/new-used-and-demo-cars',
  ])('accepts %s', (path) => expect(landingPathProblem(path)).toBeNull())

  it.each([
    '',
    '/',
    '/finance',
    'search/toyota',
    '/search/',
    '/search/a/b/c',
    '/search/kia?page=2',
    '/search/a b',
    '/search//kia',
  ])('rejects “%s”', (path) =>
    expect(landingPathProblem(path)).toMatch('Enter the address of a results page'),
  )

  it('suggests the lower-case form of a name with capitals', () => {
    expect(landingPathProblem('/search/Toyota')).toBe('Write “toyota” in place of “Toyota”.')
  })
})
