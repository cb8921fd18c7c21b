import type { PrintSheet } from '@/domain/print/print-sheet'

export function PrintedFoot({ sheet }: { sheet: PrintSheet }) {
  return (
    <footer className="print-foot">
      <p>
        <strong>{sheet.seller}</strong>
        {sheet.licences.length > 0 && <span>Dealer licence {sheet.licences.join(', ')}</span>}
      </p>
      <p>
        <a href={sheet.address}>{sheet.address.replace(/^https?:\/\//, '')}</a>
        <span>{sheet.asOf}</span>
      </p>
      {sheet.weekly && <p>* {sheet.weekly.words}</p>}
    </footer>
  )
}
