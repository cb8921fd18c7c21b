import { formSite } from '~/tests/support/form-site'
import { builtInForm } from '../leads/built-in/built-in-form'
import { emptyContext } from '../leads/built-in/form-site'
import { testDriveWord, wordOfForm } from './test-drive-word'

it.each([
  ['Car', 'test drive'],
  ['Motorcycle', 'test ride'],
])('a website of the wording %s books a %s, and so does its form [TD-02]', (wording, word) => {
  expect(testDriveWord(wording)).toBe(word)
  expect(wordOfForm(builtInForm('test-drive', formSite({ wording }), emptyContext).name)).toBe(word)
})

it('a booking whose form is unknown is a test drive [TD-02]', () => {
  expect(wordOfForm(null)).toBe('test drive')
})
