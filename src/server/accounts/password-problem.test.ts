import { passwordProblem } from './password-problem'

describe('a new password', () => {
  it.each(['', 'x7#kQ', 'vT9$wqL2z!b', '👍👍👍👍👍👍👍'])(
    'of fewer than 12 characters is refused: %j',
    (password) => {
      expect(passwordProblem(password)).toBe('Use 12 characters or more.')
    },
  )

  it.each([
    'password1234',
    'passwordpassword',
    '123456789012',
    'qwertyuiop123',
    'p@ssw0rd2026!',
    'letmein12345',
    'aaaaaaaaaaaaaaaa',
    'Forecourt2026',
    'a'.repeat(100_000),
  ])('that guessers try early is refused, however long', (password) => {
    expect(passwordProblem(password)).toContain('easy to guess')
  })

  it.each(['margaret.doyle@outpost', 'MargaretDoyle1', 'outpostoutpost'])(
    'made of the name or the address of whose it is is refused: %s',
    (password) => {
      expect(passwordProblem(password, ['Margaret Doyle', 'margaret.doyle@outpost.example'])).toContain(
        'easy to guess',
      )
    },
  )

  it.each(['correct horse battery staple', 'vT9$wqL2z!bK', 'tractor velvet ninety', 'demo-platform-admin'])(
    'that would take long to guess is good: %s',
    (password) => {
      expect(passwordProblem(password, ['Pat Nguyen', null, undefined])).toBeUndefined()
    },
  )
})
