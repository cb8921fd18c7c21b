import { isMake } from '@/domain/stock/normalise/makes'
import { editDistance } from '@/domain/text/edit-distance'
import { lettersOf, startsKnownWord, type WordList } from '../vocabulary/word-list'

const SHORTEST = 4
const TWO_MISTAKES_FROM = 8
const TWO_VOWELS_FROM = 6

interface Candidate {
  readonly word: string
  readonly distance: number
  readonly count: number
  readonly sameFirst: boolean
}

/**
 * Returns the known word that a folded word misspells. Null when there is none, when the word may be the start of a
 * known one, when two known words fit equally well, or when it is a make that is not in stock. Allows one typing error
 * from 4 letters and two from 8, or from 6 when they are only in the vowels of a make (`subura`, `hunday`). Never
 * corrects words with digits, which are names and numbers. The first letter may only be wrong in words of 8 letters and
 * more, or swapped with the second: `santa` is not `manta`.
 */
export function correctWord(word: string, known: WordList): string | null {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return null
  if (startsKnownWord(known, word) || isMake(word)) return null
  const limit = word.length >= TWO_VOWELS_FROM ? 2 : 1
  const [best, second] = candidates(word, limit, known).sort(better)
  if (!best || (second && better(best, second) === 0)) return null
  return best.word
}

function candidates(word: string, limit: number, { byLength, counts, makes }: WordList): Candidate[] {
  const letters = lettersOf(word)
  const found: Candidate[] = []
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const [each, otherLetters] of byLength.get(length) ?? []) {
      // One typing error changes at most two of a word's letters.
      if (bitsOf(letters ^ otherLetters) > 2 * limit || !/^\p{L}+$/u.test(each)) continue
      if (word.length < TWO_MISTAKES_FROM && !beginsAlike(word, each)) continue
      const distance = editDistance(word, each, limit)
      if (distance > limit || (distance > 1 && !mayHaveTwo(word, each, makes))) continue
      found.push({ word: each, distance, count: counts.get(each) ?? 0, sameFirst: each[0] === word[0] })
    }
  }
  return found
}

function mayHaveTwo(word: string, other: string, makes: ReadonlySet<string>): boolean {
  if (word.length >= TWO_MISTAKES_FROM) return true
  return other.length >= TWO_VOWELS_FROM && makes.has(other) && withoutVowels(word) === withoutVowels(other)
}

function withoutVowels(word: string): string {
  return word.replace(/[aeiouy]/g, '')
}

function beginsAlike(word: string, other: string): boolean {
  return word[0] === other[0] || (word[0] === other[1] && word[1] === other[0])
}

/** Sorts by fewest typing errors, then the same first letter, then the highest count. */
function better(one: Candidate, other: Candidate): number {
  return (
    one.distance - other.distance ||
    Number(other.sameFirst) - Number(one.sameFirst) ||
    other.count - one.count
  )
}

function bitsOf(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++
  return bits
}
