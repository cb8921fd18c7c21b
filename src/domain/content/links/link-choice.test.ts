import { type LinkChoice, matchingChoices, pathInWords } from './link-choice'

const choice = (path: string): LinkChoice => ({ path, label: pathInWords(path), detail: '' })

describe('What staff can link to', () => {
  it.each([
    ['/', 'Home'],
    ['/finance', 'Finance'],
    ['/new-cars/land-rover', 'New cars, Land rover'],
  ])('names %s as %s', (path, words) => expect(pathInWords(path)).toBe(words))

  it('must have every word that staff type, in any order and case', () => {
    const choices = ['/new-cars/kia', '/used-cars/kia', '/new-cars/ford'].map(choice)
    expect(matchingChoices(choices, 'KIA new').map(({ path }) => path)).toEqual(['/new-cars/kia'])
    expect(matchingChoices(choices, '  ')).toEqual(choices)
  })

  it('is at most 20 entries', () => {
    const many = Array.from({ length: 30 }, (_, nth) => choice(`/page-${nth}`))
    expect(matchingChoices(many, 'page')).toHaveLength(20)
  })
})
