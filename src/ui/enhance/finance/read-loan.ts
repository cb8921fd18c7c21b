import type { clampEntry, typedEntry } from '@/domain/finance/entries'
import type { LoanEntry } from './reckon-loan'

interface Parts {
  readonly clampEntry: typeof clampEntry
  readonly typedEntry: typeof typedEntry
}

/**
 * Reads a calculator while a shopper types: what is below an amount's least is still on its way and counts as it is, down to
 * nothing (FIN-13, decision 8); nothing counts for more than its bound, and a term for whole steps of it (FIN-16). Self-contained: `PageScript` sends its source.
 */
export function readLoan(form: HTMLFormElement, parts: Parts): LoanEntry {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const dollars = (name: string) =>
    Math.min(parts.typedEntry(field(name)?.value ?? ''), Number(field(name)?.max ?? 0))
  const within = (name: string, step?: number) =>
    parts.clampEntry(parts.typedEntry(field(name)?.value ?? ''), {
      min: Number(field(name)?.min ?? 0),
      max: Number(field(name)?.max ?? 0),
      step,
    })
  return {
    amount: dollars('amount'),
    term: within('term', Number(field('term')?.step ?? 0)),
    interest: within('interest'),
    deposit: dollars('deposit'),
    residual: dollars('residual'),
    frequency: String(new FormData(form).get('frequency')) as LoanEntry['frequency'],
  }
}
