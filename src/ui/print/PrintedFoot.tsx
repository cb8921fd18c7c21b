import type { PrintSheet } from '@/domain/print/print-sheet'

export function PrintedFoot({ sheet }: { sheet: PrintSheet }) {
  return (
    <footer className="mt-auto mb-[6mm] grid shrink-0 grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-line border-t pt-2 text-[0.75rem] text-ink-2 leading-4.25 *:grid *:min-w-0 *:wrap-anywhere max-sm:grid-cols-[1fr]">
      <p>
        <strong className="text-ink-1">{sheet.seller}</strong>
        {sheet.licences.length > 0 && <span>Dealer licence {sheet.licences.join(', ')}</span>}
      </p>
      <p className="text-end max-sm:text-start">
        <a href={sheet.address}>{sheet.address.replace(/^https?:\/\//, '')}</a>
        <span>{sheet.asOf}</span>
      </p>
      {sheet.weekly && <p className="col-span-full text-[0.6875rem] leading-3.75">* {sheet.weekly.words}</p>}
    </footer>
  )
}
