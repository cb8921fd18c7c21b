import type { DrawnSchedule } from './draw-schedule'
import type { LoanWords } from './loan-words'

/** Writes into a calculator what its entries come to. Self-contained: `PageScript` sends its source. */
export function showLoan(form: HTMLFormElement, words: LoanWords, drawn: DrawnSchedule): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-finance]')) {
    place.textContent = words[place.dataset.finance as keyof LoanWords]
  }
  form.querySelector('[data-finance-line]')?.toggleAttribute('data-long', words.per === '')
  const chart = form.querySelector('[data-finance-chart]')
  // A chart of nothing keeps its place, and the last bars, unseen.
  chart?.toggleAttribute('data-empty', drawn.rows === '')
  const picture = chart?.querySelector('[data-chart-picture]')
  const rows = chart?.querySelector('[data-chart-rows]')
  if (!picture || !rows || drawn.rows === '') return
  picture.innerHTML = drawn.picture
  picture.setAttribute('aria-label', drawn.words)
  rows.innerHTML = drawn.rows
}
