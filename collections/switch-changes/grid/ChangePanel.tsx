import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type SettingKey, switchFor } from '@/domain/flags/catalogue'
import { type GridSite, type NextValue, planChange, resolveSite } from '@/domain/flags/grid/grid'
import { Problem } from '../../admin-parts/Problem'
import { ControlRow } from '../../admin-parts/rows'
import { Effect } from './Effect'
import { NextControl } from './NextControl'
import { useApply } from './use-apply'
import { When } from './When'

interface Props {
  readonly all: readonly GridSite[]
  /** The sites that were pressed. */
  readonly sites: readonly number[]
  readonly settingKey: SettingKey
  onClose(): void
  /** Called with what was done, in words. */
  onDone(message: string): void
}

const first = (all: readonly GridSite[], ids: readonly number[]) => all.find(({ id }) => ids.includes(id))

/** Changes one switch of one or many websites, and says before what each of them gets. */
export function ChangePanel({ all, sites, settingKey, onClose, onDone }: Props) {
  const definition = switchFor(settingKey)
  const [chosen, setChosen] = useState(sites)
  const [next, setNext] = useState<NextValue>(() => {
    const site = first(all, sites)
    return { value: site ? resolveSite(site).settings[settingKey] : definition.default }
  })
  const [at, setAt] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const planned = planChange(
    all.filter((site) => chosen.includes(site.id)),
    settingKey,
    next,
  )
  const websites = planned.filter(({ changes }) => changes).map(({ site }) => site.id)
  const isWrong = planned.some((each) => each.problem !== null)
  const { save, isBusy, problem } = useApply({ key: settingKey, websites, next, at }, onDone)

  return (
    <section
      aria-labelledby={id}
      className="tw:grid tw:gap-half tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-4"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="tw:text-title">
        {definition.label}
      </h2>
      <p className="tw:text-muted">{definition.help}</p>
      <NextControl definition={definition} next={next} isWrong={isWrong} onChange={setNext} />
      <When at={at} onChange={setAt} />
      <Effect all={all} chosen={chosen} planned={planned} onChoose={setChosen} />
      {problem && <Problem>{problem}</Problem>}
      <ControlRow>
        <Button margin={false} disabled={isBusy || isWrong || websites.length === 0} onClick={save}>
          {buttonText(websites.length, at)}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          Cancel
        </Button>
      </ControlRow>
    </section>
  )
}

function buttonText(count: number, at: string): string {
  if (count === 0) return 'Nothing changes'
  return `${at ? 'Plan for' : 'Change'} ${count} ${count === 1 ? 'website' : 'websites'}`
}
