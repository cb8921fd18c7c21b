'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Problem } from './Problem'

const NO_ANSWER = 'The server did not respond. Nothing was imported that the list does not show. Try again.'
/** Problems shown at once. The file is corrected and tried again anyway. */
const MOST_SHOWN = 20

interface ImportCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

type Outcome = { readonly counts: ImportCounts } | { readonly problems: readonly string[] }

async function send(address: string, website: number, file: File): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ website, csv: await file.text() }),
    })
    const answer = (await response.json()) as ImportCounts & { errors?: { message: string }[] }
    return answer.errors ? { problems: answer.errors.map(({ message }) => message) } : { counts: answer }
  } catch {
    return { problems: [NO_ANSWER] }
  }
}

interface Props {
  /** Below /api. */
  readonly path: string
  /** What the file has, such as `reviews`. */
  readonly rows: string
  /** How the file must be written. */
  readonly children: ReactNode
}

/** Imports a CSV file into the website of the site selector: all its rows, or none. */
export function ImportCsv({ path, rows, children }: Props) {
  const { selectedTenantID, options } = useTenantSelection()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const website = Number(selectedTenantID ?? (options.length === 1 ? options[0]?.value : undefined))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setOutcome({ problems: ['Choose a CSV file.'] })
    if (!website) return setOutcome({ problems: ['Choose a website at the top of the menu first.'] })
    setIsBusy(true)
    setOutcome(await send(`/api${path}`, website, file))
    setIsBusy(false)
    router.refresh()
  }

  return (
    <details className="leads">
      <summary>Import {rows} from a CSV file</summary>
      <form className="tw:grid tw:gap-half tw:py-half" onSubmit={submit}>
        <p>{children}</p>
        <label className="tw:grid tw:gap-1">
          CSV file
          <input ref={input} type="file" accept=".csv,text/csv" />
        </label>
        <div>
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            {isBusy ? 'Importing…' : 'Import'}
          </Button>
        </div>
      </form>
      {outcome && 'problems' in outcome && <Problems problems={outcome.problems} />}
      <p role="status">
        {outcome &&
          'counts' in outcome &&
          `${outcome.counts.added} added, ${outcome.counts.updated} changed, ${outcome.counts.unchanged} as before.`}
      </p>
    </details>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  const left = problems.length - MOST_SHOWN
  return (
    <div>
      <Problem>Nothing was imported. Correct the file and import it again.</Problem>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {left > 0 && <li>and {left} more</li>}
      </ul>
    </div>
  )
}
