import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { bestMatch, MAX_PIECES, type MetPieces } from '@/domain/stock/search/understand/best-match'
import {
  attributesOf,
  searchedPart,
  type TextPiece,
  textPieces,
} from '@/domain/stock/search/understand/text-pieces'
import { plainReading, withReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { textContext } from './interpret-text'
import { interpretWords, type ParsedSearch } from './open-search'
import { metStatement } from './postgres/met-sql'
import { planFor } from './search-stock'

/**
 * Reads a search that found nothing from the best-matching part of its text, or without it. Filters chosen by hand are never left
 * out. Null when the rest of the search finds nothing either.
 */
export async function matchPartly<S extends ParsedSearch>(ctx: TenantContext, search: S): Promise<S | null> {
  const { text } = search.query
  if (text === '' || search.reading.identifier !== null) return null
  const pieces = textPieces(text, ...(await textContext(ctx)))
  const matched = await piecesFound(ctx, search, pieces)
  if (!matched || matched.length === pieces.length) return null
  const left = pieces.filter((piece) => !matched.includes(piece))
  const searchedText = searchedPart(text, matched, left)
  const read = await interpretWords(ctx, search.query, searchedText)
  const leftOut = left.flatMap(({ typed }) => typed)
  return { ...search, ...read, reading: { ...read.reading, leftOut, searchedText } }
}

async function piecesFound(
  ctx: TenantContext,
  { query }: ParsedSearch,
  pieces: readonly TextPiece[],
): Promise<readonly TextPiece[] | null> {
  const chosen = attributesOf(query)
  // Values of one attribute are alternatives: another value of a chosen attribute does not narrow the search.
  const isChosen = ({ reading }: TextPiece) => attributesOf(reading).some((each) => chosen.includes(each))
  const fixed = pieces.filter(isChosen)
  const open = pieces.filter((piece) => piece.mayBeFound && !isChosen(piece)).slice(0, MAX_PIECES)
  if (pieces.length === 0) return null
  const base = fixed.reduce((all, { reading }) => withReading(all, reading), query)
  const [plan, ...alone] = await Promise.all([
    planFor(ctx, base, { facets: [], reading: plainReading('') }),
    ...open.map(({ reading }) => planFor(ctx, emptyQuery, { facets: [], reading })),
  ])
  const { text, values } = metStatement(plan, alone)
  const { rows } = await database().query<MetPieces>(text, values)
  if (rows.length === 0) return null
  const best = bestMatch(open, rows)
  return pieces.filter((piece) => fixed.includes(piece) || best.includes(piece))
}
