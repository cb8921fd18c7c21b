'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { callApi } from '../admin-parts/call-api'
import { Queries } from '../admin-parts/Queries'
import { SendText } from '../admin-parts/SendText'
import type { approvalStates } from './kinds'

interface Request {
  readonly state: keyof typeof approvalStates
  readonly askedBy: string
  readonly note: string
  readonly decidedBy: string
  readonly reason: string
}

interface Approval {
  readonly isNeeded: boolean
  /** Whether the person publishes and declines. */
  readonly decides: boolean
  readonly isDraft: boolean
  readonly request: Request | null
}

/** Asks for a draft to be published, or declines it, on websites that ask for approval. */
export function ApprovalField() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id) return null
  return (
    <Queries>
      <ApprovalPanel key={String(id)} path={`/approval/${collectionSlug}/${id}`} />
    </Queries>
  )
}

function ApprovalPanel({ path }: { readonly path: string }) {
  const { lastUpdateTime } = useDocumentInfo()
  const titleId = useId()
  const { data } = useQuery({
    queryKey: [path, lastUpdateTime],
    queryFn: ({ signal }) => callApi<Approval>(path, { signal }),
    placeholderData: (before) => before,
  })
  if (!data || (!data.isNeeded && data.request?.state !== 'open')) return null
  return (
    <section className="field-type leads tw:mt-base tw:grid tw:gap-half" aria-labelledby={titleId}>
      <h3 id={titleId} className="field-label">
        Approval
      </h3>
      <ApprovalState approval={data} />
      {data.decides
        ? data.request?.state === 'open' && <Decline path={path} />
        : data.isDraft && <Ask path={path} isAgain={data.request?.state === 'open'} />}
    </section>
  )
}

function ApprovalState({ approval: { decides, isDraft, request } }: { readonly approval: Approval }) {
  const note = request?.note ? `: “${request.note}”` : '.'
  if (request?.state === 'open')
    return (
      <p>
        {`${request.askedBy} asks for this draft to be published${note}`}
        {decides && ' Publish it to approve.'}
      </p>
    )
  if (request?.state === 'declined' && isDraft)
    return <p>{`${request.decidedBy} declined: “${request.reason}”`}</p>
  if (decides) return <p>Marketing staff ask you before they publish on this website.</p>
  return <p>Publishing on this website needs approval. Save a draft, then ask for it.</p>
}

const Ask = ({ path, isAgain }: { readonly path: string; readonly isAgain: boolean }) => (
  <SendText
    path={path}
    field="note"
    label="Note"
    button={isAgain ? 'Change the note' : 'Ask for approval'}
    waitsForSave
  />
)

const Decline = ({ path }: { readonly path: string }) => (
  <SendText path={`${path}/decline`} field="reason" label="Reason" button="Decline" waitsForSave />
)
