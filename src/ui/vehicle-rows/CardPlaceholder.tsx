import type { RowPlaceholders } from '@/domain/stock/card/row-placeholders'

/** A placeholder with every part that a card can have, each with its maximum number of lines. */
export function CardPlaceholder({ room }: { room: RowPlaceholders }) {
  const { lines, hasWeekly, hasOtherPrice } = room
  return (
    <div className="vehicle-card ground-paper">
      <span className="vehicle-photo skeleton" />
      <div className="card-words">
        <div className="card-name">
          <Lines count={2} />
        </div>
        <div className="card-details grid-cols-1">
          <Lines count={lines} />
        </div>
        <div className="card-place">
          <span className="dealership-badge w-full">&nbsp;</span>
          <Lines count={1} className="w-1/2" />
        </div>
      </div>
      <PlaceOfPrice hasWeekly={hasWeekly} hasOther={hasOtherPrice} />
    </div>
  )
}

function PlaceOfPrice({ hasWeekly, hasOther }: { hasWeekly: boolean; hasOther: boolean }) {
  return (
    <div className="card-price">
      <div className="price-line">
        <strong>&nbsp;</strong>
        <Lines count={1} />
      </div>
      {hasWeekly && hasOther && <p className="price-other">&nbsp;</p>}
      {hasWeekly && (
        <div className="weekly-line grid">
          <Lines count={2} className="after:left-[calc(var(--beside)+1px)]" />
        </div>
      )}
      <p className="below-market opacity-0">&nbsp;</p>
    </div>
  )
}

function Lines({ count, className = '' }: { count: number; className?: string }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical
    <span key={line} className={`late-line ${className}`}>
      &nbsp;
    </span>
  ))
}
