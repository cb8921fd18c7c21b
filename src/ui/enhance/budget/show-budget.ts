import type { BudgetTerms } from '@/domain/stock/budget/budget'
import type { isBelowMinimum } from '@/domain/stock/budget/price-window'
import type { resultsNoun } from '@/domain/stock/search/results-count'
import type { countUp } from '../search/count-up'
import type { BudgetAnswer } from './ask-budget'
import type { AskedBudget } from './read-budget-form'

interface Parts {
  readonly countUp: typeof countUp
  readonly isBelowMinimum: typeof isBelowMinimum
  readonly resultsNoun: typeof resultsNoun
}

export interface BudgetDisplay {
  /** What the figures come to: at once, at every key. */
  readonly total: (asked: AskedBudget) => void
  /** What that buys; null when nobody could say. */
  readonly answer: (asked: AskedBudget, answer: BudgetAnswer | null) => void
}

/** Writes into a budget form what its figures come to and buy. Self-contained: `PageScript` sends its source. */
export function showBudget(
  form: HTMLFormElement,
  { wording, ...terms }: BudgetTerms & { readonly wording: 'Car' | 'Motorcycle' },
  parts: Parts,
): BudgetDisplay {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)
  /** With the cents that were typed, so that the sum comes to the total. */
  const dollars = (value: number) =>
    `$${value.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`
  const write = (selector: string, text: string) => {
    const place = find(selector)
    if (place) place.textContent = text
  }

  /** What stands on several lines, to be read out. */
  const sentences = (selector: string) =>
    [...(find(selector)?.children ?? [])].flatMap(({ textContent }) => textContent || []).join('. ')

  function sumOf({ isByPrice, isAnyPrice, frequency, repayment, deposit }: AskedBudget): string {
    if (isAnyPrice) return 'No highest price is set.'
    if (isByPrice) return 'The highest price you would pay.'
    const periods = terms[frequency] * terms.years
    return `${periods} ${frequency} repayments of ${dollars(repayment)} and your deposit of ${dollars(deposit)}.`
  }

  /** Only figures that buy nothing are wrong: a band of prices may be empty (BUD-08). */
  function markInvalid(isByPrice: boolean, isBelow: boolean): void {
    for (const field of form.querySelectorAll<HTMLElement>('[type="number"]')) {
      const isPrice = field.closest('[data-part="price"]') !== null
      if (isBelow && isPrice === isByPrice) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    }
  }

  function count(value: number): void {
    const number = find('[data-count]')
    if (number) parts.countUp(number, Number(number.dataset.count), value)
    if (number) number.dataset.count = String(value)
    write('[data-spoken]', value.toLocaleString('en-AU'))
    write('[data-noun]', parts.resultsNoun(value, wording))
  }

  function nothing(isNone: boolean, lowest: number | null): void {
    const place = find('[data-budget-none]')
    if (place) place.hidden = !isNone
    write('[data-budget-from]', isNone && lowest !== null ? `Prices start at ${dollars(lowest)}` : '')
    find('[data-budget-show]')?.toggleAttribute('disabled', isNone)
  }

  // The page is sent with a usable button, for shoppers without scripts.
  find('[data-budget-show]')?.toggleAttribute('disabled', find('[data-budget-none]')?.hidden === false)

  return {
    total(asked) {
      write('[data-budget-total]', asked.isAnyPrice ? 'Any price' : dollars(asked.total))
      write('[data-budget-sum]', sumOf(asked))
    },
    answer(asked, answer) {
      const isNone = answer?.count === 0
      form.dataset.state = answer === null ? 'unknown' : isNone ? 'none' : 'known'
      nothing(isNone, answer?.lowest ?? null)
      markInvalid(asked.isByPrice, isNone && parts.isBelowMinimum(asked.total, answer.lowest, terms))
      if (!answer) return write('[data-budget-status]', '')
      count(answer.count)
      for (const tile of form.querySelectorAll<HTMLElement>('[data-body]')) {
        const number = tile.querySelector('.count')
        if (number) number.textContent = String(answer.bodies.get(String(tile.dataset.body)) ?? 0)
      }
      const found = `${answer.count} ${parts.resultsNoun(answer.count, wording)} found`
      write('[data-budget-status]', isNone ? sentences('[data-budget-none]') : found)
    },
  }
}
