'use client'

import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { RowTitle } from '../fields/row-title/RowTitle'

interface Row {
  readonly id?: string
}

/** Opens a block that was just added: it is empty. Stored blocks stay closed, so that a long page can be seen whole. */
function useOpenWhenNew() {
  const { data, path } = useRowLabel<Row | undefined>()
  const { dispatchFields, getField } = useForm()
  const { savedDocumentData } = useDocumentInfo()
  const wasOpened = useRef(false)
  const id = data?.id
  const list = path.replace(/\.\d+$/, '')
  useEffect(() => {
    if (!id || wasOpened.current) return
    wasOpened.current = true
    const stored = (savedDocumentData?.[list] ?? []) as readonly Row[]
    if (stored.some((row) => row.id === id)) return
    const rows = getField(list)?.rows ?? []
    const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [id, list, savedDocumentData, getField, dispatchFields])
}

export function BlockTitle(props: ComponentProps<typeof RowTitle>) {
  useOpenWhenNew()
  return <RowTitle {...props} />
}
