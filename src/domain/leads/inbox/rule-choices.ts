import type { Choice } from './inbox-row'

interface OfWebsite {
  readonly website: number
}

/** What the tester of delivery rules offers. */
export interface RuleChoices {
  readonly websites: readonly Choice[]
  readonly locations: readonly (Choice & OfWebsite)[]
  readonly dealerships: readonly (Choice & OfWebsite)[]
  /** Editors' forms. Built-in forms belong to every website. */
  readonly forms: readonly (Choice<string> & OfWebsite)[]
}
