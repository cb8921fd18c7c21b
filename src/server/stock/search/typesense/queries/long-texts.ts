import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { Answer, Search } from '../ask'
import { decodeToken, isLongToken } from '../tokens'

/** Of a text that is too long for a word its token is only a hash; the documents that have it tell the text (`long`). More than one answer has. */
const REMEMBERED = 20_000

/** Reads tokens back, and remembers what the long ones stand for: texts do not change. */
export class LongTexts {
  private readonly known = new Map<string, string>()

  textOf(token: string): string {
    return isLongToken(token) ? (this.known.get(token) ?? '') : decodeToken(token)
  }

  /** The searches that tell what the answers' facets cannot be read without; none, nearly always. */
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
