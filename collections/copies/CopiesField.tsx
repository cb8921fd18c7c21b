'use client'

import { Button, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callApi } from '../admin-parts/call-api'
import { Problem } from '../admin-parts/Problem'
import { Queries } from '../admin-parts/Queries'

interface Website {
  readonly id: number
  readonly name: string
  readonly copy: { readonly id: number; readonly seen: string; readonly differs: readonly string[] } | null
}

interface Copied {
  readonly websites: readonly {
    readonly name: string
    readonly missing: readonly string[]
    readonly waits: boolean
  }[]
}

/** Where else a document is, what differs there, and copying it there. */
export function CopiesField() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id) return null
  return (
    <Queries>
      <Copies key={String(id)} path={`/copies/${collectionSlug}/${id}`} />
    </Queries>
  )
}

function Copies({ path }: { readonly path: string }) {
  const { lastUpdateTime } = useDocumentInfo()
  const titleId = useId()
  const { data, error } = useQuery({
    queryKey: [path, lastUpdateTime],
    queryFn: ({ signal }) => callApi<{ websites: Website[] }>(path, { signal }),
    placeholderData: (before) => before,
  })
  if (data?.websites.length === 0) return null
  return (
    <section className="field-type leads tw:mt-base tw:grid tw:gap-half" aria-labelledby={titleId}>
      <h3 id={titleId} className="field-label">
        On other websites
      </h3>
      {error && <Problem>{error.message}</Problem>}
      {data && <CopiesForm path={path} websites={data.websites} />}
    </section>
  )
}

const isSame = ({ copy }: Website) => copy?.differs.length === 0

function stateOf({ copy }: Website): string {
  if (!copy) return 'Not there'
  return copy.differs.length === 0 ? 'The same' : `Differs: ${copy.differs.join(', ')}`
}

function CopiesForm({ path, websites }: { readonly path: string; readonly websites: readonly Website[] }) {
  const isModified = useFormModified()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const ready = websites.filter((website) => chosen.includes(website.id) && !isSame(website))
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      callApi<Copied>(path, {
        method: 'POST',
        body: { websites: ready.map(({ id, copy }) => ({ id, seen: copy?.seen ?? null })) },
      }),
    onSuccess: () => setChosen([]),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <>
      <ul className="tw:m-0 tw:grid tw:list-none tw:gap-half tw:p-0">
        {websites.map((website) => (
          <WebsiteRow
            key={website.id}
            website={website}
            isChosen={chosen.includes(website.id)}
            onToggle={() => toggle(website.id)}
          />
        ))}
      </ul>
      {ready.some(({ copy }) => copy) && <p>What was changed in these copies is replaced.</p>}
      <div>
        <Button
          margin={false}
          size="medium"
          buttonStyle="secondary"
          disabled={isModified || isPending || ready.length === 0}
          onClick={() => mutate()}
        >
          {buttonText(isModified, ready.length)}
        </Button>
      </div>
      {error && <Problem>{error.message}</Problem>}
      <div role="status">
        {data?.websites.map((done) => (
          <p key={done.name}>{outcomeOf(done)}</p>
        ))}
      </div>
    </>
  )
}

function buttonText(isModified: boolean, count: number): string {
  if (isModified) return 'Save before you copy it'
  if (count === 0) return 'Choose websites to copy it to'
  return `Copy to ${count} ${count === 1 ? 'website' : 'websites'}`
}

function outcomeOf({ name, missing, waits }: Copied['websites'][number]): string {
  const without = missing.length === 0 ? '' : `, without what it does not have: ${missing.join(', ')}`
  const draft = waits ? ' It is a draft: open it there and ask for approval.' : ''
  return `Copied to ${name}${without}.${draft}`
}

interface RowProps {
  readonly website: Website
  readonly isChosen: boolean
  onToggle(): void
}

function WebsiteRow({ website, isChosen, onToggle }: RowProps) {
  const { config } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const { name, copy } = website
  return (
    <li className="tw:grid tw:gap-1">
      <label className="tw:flex tw:items-center tw:gap-half">
        <input type="checkbox" checked={isChosen} disabled={isSame(website)} onChange={onToggle} />
        {name}
      </label>
      <span className="tw:text-muted">
        {stateOf(website)}
        {copy && (
          <>
            {'. '}
            <a
              href={`${config.routes.admin}/collections/${collectionSlug}/${copy.id}`}
              aria-label={`Open it on ${name}`}
            >
              Open
            </a>
          </>
        )}
      </span>
    </li>
  )
}
