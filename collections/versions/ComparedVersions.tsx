import { diffWordsWithSpace } from 'diff'
import type { Change, ComparedBlock, Comparison } from '@/domain/versions/compare-versions'
import { Panel } from '../admin-parts/Panel'

const stateNames = { same: 'Unchanged', changed: 'Changed', added: 'Added', removed: 'Removed' } as const

/** What differs between two versions: the fields outside the blocks, then each block. */
export function ComparedVersions({ comparison: { changes, blocks } }: { readonly comparison: Comparison }) {
  const isSame = changes.length === 0 && blocks.every(({ state, isMoved }) => state === 'same' && !isMoved)
  if (isSame) return <p>The two versions say the same.</p>
  return (
    <>
      {changes.length > 0 && (
        <Panel title="Outside the blocks">
          <Changes of={changes} />
        </Panel>
      )}
      {blocks.length > 0 && (
        <ol className="tw:m-0 tw:grid tw:list-none tw:grid-cols-1 tw:gap-half tw:p-0">
          {blocks.map((block) => (
            <li key={block.id}>
              <Compared block={block} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Compared({ block: { label, state, isMoved, changes } }: { readonly block: ComparedBlock }) {
  const name = isMoved ? `${stateNames[state]}, moved` : stateNames[state]
  const title = `${label}: ${(state === 'same' && isMoved ? 'Moved' : name).toLowerCase()}`
  if (state === 'same' && !isMoved) return <p className="tw:m-0 tw:px-4 tw:text-muted">{title}</p>
  return <Panel title={title}>{changes.length > 0 && <Changes of={changes} />}</Panel>
}

function Changes({ of }: { readonly of: readonly Change[] }) {
  return (
    <dl className="tw:m-0 tw:grid tw:gap-2">
      {of.map(({ key, label, before, after }) => (
        <div key={key} className="tw:grid tw:gap-x-4 tw:wide:grid-cols-[14rem_1fr]">
          <dt className="tw:text-muted">{label}</dt>
          <dd className="tw:m-0 tw:min-w-0 tw:whitespace-pre-line tw:wrap-anywhere">
            <Words before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Limits of a comparison by words. Texts that differ more are shown one after the other: comparing them would hold up the server. */
const WORD_LIMITS = { maxEditLength: 1000, timeout: 50 } as const

/** Both texts in one, with the words marked that only one of them has. */
function Words({ before, after }: Pick<Change, 'before' | 'after'>) {
  const parts = diffWordsWithSpace(before, after, WORD_LIMITS) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return parts.map(({ value, added, removed }, place) => {
    const Mark = added ? 'ins' : removed ? 'del' : 'span'
    const colour = added ? 'tw:text-good' : removed ? 'tw:text-bad' : undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which does not change
      <Mark key={place} className={colour}>
        {value}
      </Mark>
    )
  })
}
