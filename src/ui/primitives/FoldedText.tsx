import { foldText } from '@/domain/content/fold-text'
import { foldTexts } from '../enhance/fold-texts'
import { PageScript } from '../enhance/PageScript'
import { Icon } from './Icon'

interface Props {
  paragraphs: readonly string[]
  /** Characters that are always shown. */
  limit: number
}

/** A long text of which the beginning shows, and the rest by a toggle of the browser's own: it works without scripts. */
export function FoldedText({ paragraphs, limit }: Props) {
  const folded = foldText(paragraphs, limit)
  const isLong = folded.some(({ rest }) => rest !== '')
  const cut = folded.findIndex(({ rest }) => rest !== '')
  return (
    <div className="folded-text">
      <div className="folded-words">
        {folded.map(({ shown, rest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and none change places
          <p key={index} className={`break-words ${shown ? '' : 'folded-rest'}`}>
            {shown}
            {index === cut && shown && <span className="folded-cut">…</span>}
            {rest && shown ? <span className="folded-rest">{rest}</span> : rest}
          </p>
        ))}
      </div>
      {isLong && (
        <>
          <details className="group">
            <summary className="more-toggle">
              <span className="group-open:hidden">Show More</span>
              <span className="hidden group-open:inline">Show Less</span>
              <Icon name="chevron" className="size-4" />
            </summary>
          </details>
          <PageScript run={foldTexts} />
        </>
      )}
    </div>
  )
}
