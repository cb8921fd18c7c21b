import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common'
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en'

const SHORTEST_PASSWORD = 12

/** Keeps the check to a few milliseconds. */
const LONGEST_PASSWORD = 200

/** Only this many characters of each personal text (name, address) are considered. */
const LONGEST_TEXT = 200

/** Only this many characters of a password are matched against the dictionaries. */
const JUDGED_CHARACTERS = 64

/** Limits the letter substitutions (`p4$$w0rd`) tried at each position. The library's default of 100 takes seconds. */
const JUDGED_READINGS = 10

/** On zxcvbn's scale of 0 to 4. From this score on, guessing a leaked hash takes more than 100 million tries. */
const SAFE_SCORE = 3

/** What people append to a name: a year and a sign or two. */
const FEW_CHARACTERS = 6

const load = () =>
  new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
    maxLength: JUDGED_CHARACTERS,
    l33tMaxSubstitutions: JUDGED_READINGS,
  })

let loaded: ZxcvbnFactory | undefined

function wordsOf(person: readonly (string | null | undefined)[]): string[] {
  const known = person.filter((text) => typeof text === 'string').map((text) => text.slice(0, LONGEST_TEXT))
  return [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 2,
  )
}

/** Whether the password consists of these words and only a few other characters. */
function isKnown(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return [...rest].length <= FEW_CHARACTERS
}

/** The reason to refuse a new password, as a sentence; undefined when the password is good. `person` holds the owner's name and address. */
export function passwordProblem(
  password: string,
  person: readonly (string | null | undefined)[] = [],
): string | undefined {
  if (password.length > LONGEST_PASSWORD) return `Use ${LONGEST_PASSWORD} characters or fewer.`
  if ([...password].length < SHORTEST_PASSWORD) return `Use ${SHORTEST_PASSWORD} characters or more.`
  const known = ['forecourt', ...wordsOf(person)]
  loaded ??= load()
  return isKnown(password, known) || loaded.check(password, known).score < SAFE_SCORE
    ? 'This password is easy to guess. Use several unrelated words, or a password manager.'
    : undefined
}
