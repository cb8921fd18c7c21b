import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common'
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en'

const SHORTEST_PASSWORD = 12

/** So that a judgement takes milliseconds. */
const LONGEST_PASSWORD = 200

/** Of what is known of somebody, this many characters of each text count. */
const LONGEST_TEXT = 200

/** Of a password, so many characters are looked up among the common ones. */
const JUDGED_CHARACTERS = 64

/** So many readings of signs as letters (`p4$$w0rd`) are tried at each place. The library's own 100 take seconds. */
const JUDGED_READINGS = 10

/** Of 0 to 4: from here on a leaked hash costs a guesser more than 100 million tries. */
const SAFE_SCORE = 3

/** What people put behind a name: a year and a sign or two. */
const FEW_CHARACTERS = 6

const load = () =>
  new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
    maxLength: JUDGED_CHARACTERS,
    l33tMaxSubstitutions: JUDGED_READINGS,
  })

let loaded: ZxcvbnFactory | undefined

/** What a guesser knows of somebody: their words, and the parts of their address. */
function wordsOf(person: readonly (string | null | undefined)[]): string[] {
  const known = person.filter((text) => typeof text === 'string').map((text) => text.slice(0, LONGEST_TEXT))
  return [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 2,
  )
}

/** Whether hardly anything is left of a password without these words. */
function isKnown(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return [...rest].length <= FEW_CHARACTERS
}

/** Why a new password is refused, as a sentence; undefined when it is good. `person` is what is known of whose it is. */
export function passwordProblem(
  password: string,
  person: readonly (string | null | undefined)[] = [],
): string | undefined {
  if (password.length > LONGEST_PASSWORD) return `Use ${LONGEST_PASSWORD} characters or fewer.`
  if ([...password].length < SHORTEST_PASSWORD) return `Use ${SHORTEST_PASSWORD} characters or more.`
  const known = ['forecourt', ...wordsOf(person)]
  loaded ??= load()
  return isKnown(password, known) || loaded.check(password, known).score < SAFE_SCORE
    ? 'This is easy to guess. Use several words that have nothing to do with each other, or what a password manager makes.'
    : undefined
}
