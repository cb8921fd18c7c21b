import type { ReactNode } from 'react'
import { ControlRow } from '../admin-parts/rows'
import { EditorButton } from './EditorButton'

interface Props {
  readonly label: string
  readonly value: unknown
  readonly maxItems: number
  readonly blank: (entries: readonly unknown[]) => unknown
  readonly onChange: (value: readonly unknown[]) => void
  readonly children: (entry: unknown, label: string, change: (entry: unknown) => void) => ReactNode
}

export function ListControl({ label, value, maxItems, blank, onChange, children }: Props) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <>
      <ol aria-label={label} className="tw:list-none tw:basis-full tw:p-0">
        {entries.map((entry, index) => {
          const entryLabel = `${label} ${index + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat while they are typed, so only their index differs
            <ControlRow as="li" key={index}>
              {children(entry, entryLabel, (next) => onChange(entries.with(index, next)))}
              {index > 0 && (
                <EditorButton
                  label={`Move ${entryLabel} up`}
                  onClick={() => onChange(movedUp(entries, index))}
                >
                  ↑
                </EditorButton>
              )}
              <EditorButton
                label={`Remove ${entryLabel}`}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                ✕
              </EditorButton>
            </ControlRow>
          )
        })}
      </ol>
      {entries.length < maxItems && (
        <EditorButton label={`Add to ${label}`} onClick={() => onChange([...entries, blank(entries)])}>
          Add
        </EditorButton>
      )}
    </>
  )
}

function movedUp(entries: readonly unknown[], index: number): readonly unknown[] {
  return entries.with(index - 1, entries[index]).with(index, entries[index - 1])
}
