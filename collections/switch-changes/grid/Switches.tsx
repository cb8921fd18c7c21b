'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { SettingKey } from '@/domain/flags/catalogue'
import type { ChangeBatch } from '@/domain/flags/grid/change-log'
import { buildGrid, type GridSite } from '@/domain/flags/grid/grid'
import { ChangePanel } from './ChangePanel'
import { GridSearchBar, useGridSearch } from './GridSearchBar'
import { GridTable } from './GridTable'
import { History } from './History'

interface Props {
  readonly sites: readonly GridSite[]
  readonly batches: readonly ChangeBatch[]
}

/** What is being changed: a switch, first for the site whose cell was pressed or for all shown. */
interface Changing {
  readonly key: SettingKey
  readonly sites: readonly number[]
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export function Switches({ sites, batches }: Props) {
  const router = useRouter()
  const { search, asked, setSearch } = useGridSearch()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [changing, setChanging] = useState<Changing | null>(null)
  const [done, setDone] = useState('')
  const shown = useMemo(
    () => (chosen.length === 0 ? sites : sites.filter(({ id }) => chosen.includes(id))),
    [sites, chosen],
  )
  const rows = useMemo(() => buildGrid(shown, asked), [shown, asked])

  function finish(message: string) {
    setChanging(null)
    setDone(message)
    router.refresh()
  }

  return (
    <>
      <GridSearchBar {...{ sites, search, chosen }} onSearch={setSearch} onChoose={setChosen} />
      <p role="status">
        {done ||
          `${counted(rows.length, 'switch', 'switches')}, ${counted(shown.length, 'website', 'websites')}`}
      </p>
      {changing && (
        <ChangePanel
          key={`${changing.key} ${changing.sites}`}
          settingKey={changing.key}
          sites={changing.sites}
          all={sites}
          onClose={() => setChanging(null)}
          onDone={finish}
        />
      )}
      {rows.length === 0 ? (
        <p>No switch matches.</p>
      ) : (
        <GridTable
          sites={shown}
          rows={rows}
          onChange={(key, ids) => {
            setDone('')
            setChanging({ key, sites: ids })
          }}
        />
      )}
      <History batches={batches} onDone={finish} />
    </>
  )
}
