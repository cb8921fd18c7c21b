import { type SpamSignals, scoreSpam } from './score-spam'

const person: SpamSignals = {
  hasFilledTrap: false,
  seconds: 45,
  text: 'Is the ute still for sale? I can come on Saturday.',
  hasThrowAwayAddress: false,
  sentFromNetwork: 1,
  turnstile: 'off',
}

const score = (changes: Partial<SpamSignals>) => scoreSpam({ ...person, ...changes })

describe('the spam score', () => {
  it('of a person is 0, without reasons [ENQ-12]', () => {
    expect(score({})).toEqual({ score: 0, reasons: [], isSpam: false })
    expect(score({ turnstile: 'passed', seconds: null })).toEqual({ score: 0, reasons: [], isSpam: false })
  })

  it.each<[what: string, signals: Partial<SpamSignals>, points: number]>([
    ['the trap is filled in', { hasFilledTrap: true }, 100],
    ['it was sent within two seconds', { seconds: 1.9 }, 40],
    ['it was sent after two seconds', { seconds: 2 }, 0],
    ['the text has one link', { text: 'This one? https://example.com/a' }, 10],
    ['the text has two links', { text: 'http://a.example and www.b.example' }, 20],
    ['the text has many links', { text: 'https://a https://b https://c https://d' }, 40],
    ['the text has a script', { text: '<script>alert(1)</script>' }, 60],
    ['the text has a link as markup', { text: 'See <a href="x">here</a>' }, 60],
    ['the text has forum markup', { text: '[url=x]here[/url]' }, 60],
    ['the text compares', { text: 'Is a < b? My budget is <$20,000.' }, 0],
    ['the address is thrown away', { hasThrowAwayAddress: true }, 30],
    ['five forms came from the network', { sentFromNetwork: 5 }, 0],
    ['six forms came from the network', { sentFromNetwork: 6 }, 20],
    ['sixteen forms came from the network', { sentFromNetwork: 16 }, 40],
    ['Turnstile failed', { turnstile: 'failed' }, 60],
    ['Turnstile’s answer was used before', { turnstile: 'reused' }, 20],
    ['Turnstile was not answered', { turnstile: 'missing' }, 25],
    ['Turnstile is unavailable', { turnstile: 'unavailable' }, 20],
  ])('when %s is as expected [ENQ-12]', (_, signals, points) => {
    const scored = score(signals)
    expect(scored.score).toBe(points)
    expect(scored.reasons).toHaveLength(points > 0 ? 1 : 0)
    expect(scored.isSpam).toBe(points >= 50)
  })

  it('adds weak signals up, to at most 100 [ENQ-12]', () => {
    expect(score({ seconds: 1, hasThrowAwayAddress: true })).toEqual({
      score: 70,
      reasons: ['The form was sent within 2 seconds.', 'The email address is of a throw-away service.'],
      isSpam: true,
    })
    expect(score({ hasFilledTrap: true, seconds: 0, turnstile: 'failed' }).score).toBe(100)
  })

  it('does not make spam of a person without JavaScript on a website with Turnstile [ENQ-12]', () => {
    expect(score({ seconds: null, turnstile: 'missing', sentFromNetwork: 6 }).isSpam).toBe(false)
  })
})
