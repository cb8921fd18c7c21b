import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { Answer, Search } from '../ask'
import { decodeToken, isLongToken } from '../tokens'

/**
 * The maximum number of long texts in memory, more than one answer has. The token of a long text is only a hash; documents store
 * the text itself in `long`.
 */
const REMEMBERED = 20_000

/** Decodes tokens and caches the texts of long ones. A token's text never changes. */
export class LongTexts {
  private readonly known = new Map<string, string>()

  textOf(token: string): string {
    return isLongToken(token) ? (this.known.get(token) ?? '') : decodeToken(token)
  }

  /** Searches for long texts that are not cached. Usually none. */
  missing(plan: SearchPlan, answers: readonly Answer[]): readonly Search[] {
    return answers
      .flatMap(({ facet_counts }) => facet_counts)
      .flatMap(({ field_name, counts }) =>
        counts
          .filter(({ value }) => isLongToken(value) && !this.known.has(value))
          .map(({ value }) => ({
            filter_by: `tenant:=${plan.tenantId} && ${field_name}:${value}`,
            per_page: 1,
            include_fields: 'long',
          })),
      )
  }

  learn(answers: readonly Answer[]): void {
    for (const { document } of answers.flatMap(({ hits }) => hits)) {
      for (const [token, text] of Object.entries(document.long ?? {})) this.known.set(token, text)
    }
    for (const token of this.known.keys()) {
      if (this.known.size <= REMEMBERED) break
      this.known.delete(token)
    }
  }
}
