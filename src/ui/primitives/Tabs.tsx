'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  readonly disabled?: boolean
}

/** Panels of which one shows: arrow keys, Home and End walk along the tabs. All of them stay in the page. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Base.Root defaultValue={tabs[0]?.key}>
      <Base.List aria-label={label} className="relative flex overflow-x-auto border-b border-line">
        {tabs.map(({ key, label: name, disabled }) => (
          <Base.Tab key={key} value={key} disabled={disabled} className="tab">
            {name}
          </Base.Tab>
        ))}
        <Base.Indicator className="tab-marker" />
      </Base.List>
      {tabs.map(({ key, content }) => (
        <Base.Panel key={key} value={key} keepMounted className="py-6">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
