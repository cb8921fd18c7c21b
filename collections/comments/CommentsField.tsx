'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { callApi } from '../admin-parts/call-api'
import { Problem } from '../admin-parts/Problem'
import { Queries } from '../admin-parts/Queries'
import { SendText } from '../admin-parts/SendText'
import { MAX_COMMENT } from './kinds'

interface Comment {
  readonly id: number
  readonly text: string
  readonly author: string
  /** In the website's time zone. */
  readonly at: string
  readonly isDone: boolean
  readonly doneBy: string
}

/** What staff say to each other about the document. */
export function CommentsField() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id) return null
  return (
    <Queries>
      <CommentsPanel key={String(id)} path={`/comment/${collectionSlug}/${id}`} />
    </Queries>
  )
}

function CommentsPanel({ path }: { readonly path: string }) {
  const titleId = useId()
  const { data, error } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<{ comments: readonly Comment[]; hasOlder: boolean }>(path, { signal }),
  })
  const comments = data?.comments ?? []
  const done = comments.filter(({ isDone }) => isDone)
  return (
    <section className="field-type leads tw:mt-base tw:grid tw:gap-half" aria-labelledby={titleId}>
      <h3 id={titleId} className="field-label">
        Comments
      </h3>
      {error && <Problem>{error.message}</Problem>}
      {data?.hasOlder && <p>Older comments are in the list “Comments”.</p>}
      <CommentList path={path} of={comments.filter(({ isDone }) => !isDone)} />
      {done.length > 0 && (
        <details>
          <summary>{`${done.length} done`}</summary>
          <CommentList path={path} of={done} />
        </details>
      )}
      <SendText
        path={path}
        field="text"
        label="Comment for your colleagues"
        button="Add the comment"
        maxLength={MAX_COMMENT}
      />
    </section>
  )
}

function CommentList({ path, of }: { readonly path: string; readonly of: readonly Comment[] }) {
  if (of.length === 0) return null
  return (
    <ul className="tw:m-0 tw:grid tw:list-none tw:gap-half tw:p-0">
      {of.map((comment) => (
        <li key={comment.id} className="tw:rounded-box tw:border tw:border-line tw:p-2">
          <p className="tw:m-0 tw:text-muted">{`${comment.author}, ${comment.at}`}</p>
          <p className="tw:m-0 tw:whitespace-pre-line tw:wrap-anywhere">{comment.text}</p>
          {comment.isDone && <p className="tw:m-0 tw:text-muted">{`Done: ${comment.doneBy}`}</p>}
          <DoneButton path={path} comment={comment} />
        </li>
      ))}
    </ul>
  )
}

function DoneButton({
  path,
  comment: { id, isDone, author },
}: {
  readonly path: string
  readonly comment: Comment
}) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(`${path}/done`, { method: 'POST', body: { comment: id, isDone: !isDone } }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  return (
    <>
      {error && <Problem>{error.message}</Problem>}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small tw:mt-1 tw:mb-0"
        disabled={isPending}
        aria-label={`${isDone ? 'Open again' : 'Mark as done'}: comment by ${author}`}
        onClick={() => mutate()}
      >
        {isDone ? 'Open again' : 'Mark as done'}
      </button>
    </>
  )
}
