import { landingPathProblem } from './landing-path'

describe('the path of a landing page, as an editor writes it', () => {
  it.each([
    '/search',
    '/search/toyota',
    '/search/toyota/hilux',
    '/search/4x4',
    '/search/citroën',
    '/search/new-used-and-demo-cars',
  ])('may be %s', (path) => expect(landingPathProblem(path)).toBeNull())

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
  ])('may not be “%s”', (path) =>
    expect(landingPathProblem(path)).toMatch('Give the address of a results page'),
  )

  it('tells how to write a name with capitals', () => {
    expect(landingPathProblem('/search/Toyota')).toBe('Write “toyota” in place of “Toyota”.')
  })
})
