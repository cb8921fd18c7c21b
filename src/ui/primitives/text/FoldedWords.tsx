import type { ReactEventHandler, Ref } from 'react'
import { foldText } from '@/domain/text/fold-text'
import { Icon } from '../Icon'

interface Props {
  paragraphs: readonly string[]
  /** Characters. */
  limit: number
  more?: string
  less?: string
  words?: Ref<HTMLDivElement>
  onToggle?: ReactEventHandler
}

/** A long text whose rest is collapsed. It uses <details>, so it works without JavaScript. */
export function FoldedWords({
  paragraphs,
  limit,
  more = 'Show More',
  less = 'Show Less',
  words,
  onToggle,
}: Props) {
  const folded = foldText(paragraphs, limit)
  const isLong = folded.some(({ rest }) => rest !== '')
  const cut = folded.findIndex(({ rest }) => rest !== '')
  return (
    <div className="folded-text">
      <div ref={words} className="folded-words flex max-w-prose flex-col gap-4 text-ink-2">
        {folded.map(({ shown, rest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and are never reordered
          <p key={index} className={`break-words ${shown ? '' : 'folded-rest'}`}>
            {shown}
            {index === cut && shown && <span className="folded-cut">…</span>}
            {rest && shown ? <span className="folded-rest">{rest}</span> : rest}
          </p>
        ))}
      </div>
      {isLong && (
        <details className="group">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button */}
          <summary className="more-toggle" onClick={onToggle}>
            <span className="group-open:hidden">{more}</span>
            <span className="hidden group-open:inline">{less}</span>
            <Icon name="chevron" className="size-4" />
          </summary>
        </details>
      )}
    </div>
  )
}
