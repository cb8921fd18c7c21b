import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type SettingKey, switchFor } from '@/domain/flags/catalogue'
import { describeBounds } from '@/domain/flags/describe-value'
import { type GridSite, type NextValue, planChange, resolveSite } from '@/domain/flags/grid/grid'
import { Problem } from '../../admin-parts/Problem'
import { ControlRow } from '../../admin-parts/rows'
import { callLeads } from '../../leads/inbox/call-leads'
import { SwitchControl } from '../../settings/SwitchControl'
import { Effect } from './Effect'
import { FlagChoice } from './FlagChoice'

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
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const planned = planChange(
    all.filter((site) => chosen.includes(site.id)),
    settingKey,
    next,
  )
  const changing = planned.filter(({ changes }) => changes)
  const isWrong = planned.some((each) => each.problem !== null)

  async function save() {
    setIsBusy(true)
    setProblem('')
    try {
      const body = { key: settingKey, websites: changing.map(({ site }) => site.id), next, ...(at && { at }) }
      const { websites } = await callLeads<{ websites: number }>('/switch-changes/apply', {
        method: 'POST',
        body,
      })
      const places = websites === 1 ? '1 website' : `${websites} websites`
      onDone(`${definition.label}: ${at ? 'planned for' : 'changed on'} ${places}.`)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nothing was saved. Try again.')
      setIsBusy(false)
    }
  }

  return (
    <section
      aria-labelledby={id}
      className="tw:grid tw:gap-half tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-4"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="tw:text-title">
        {definition.label}
      </h2>
      <p className="tw:text-muted">{definition.help}</p>
      <ControlRow as="label">
        <input
          type="checkbox"
          checked={next === 'inherit'}
          onChange={({ target }) => setNext(target.checked ? 'inherit' : { value: definition.default })}
        />
        Inherit from group, template or platform
      </ControlRow>
      {next !== 'inherit' &&
        (definition.type === 'flag' ? (
          <FlagChoice label={definition.label} value={next.value} onChange={(value) => setNext({ value })} />
        ) : (
          <div className="own-field">
            <SwitchControl
              definition={definition}
              value={next.value}
              isWrong={isWrong}
              onChange={(value) => setNext({ value })}
            />
            <p className="tw:text-muted">Allowed: {describeBounds(definition)}</p>
          </div>
        ))}
      <div className="own-field">
        <label htmlFor={`${id}-at`}>When (empty: now)</label>
        <input
          id={`${id}-at`}
          type="datetime-local"
          value={at}
          aria-describedby={`${id}-zone`}
          onChange={({ target }) => setAt(target.value)}
        />
        <p id={`${id}-zone`} className="tw:text-muted">
          In each website’s own time zone.
        </p>
      </div>
      <Effect all={all} chosen={chosen} planned={planned} onChoose={setChosen} />
      {problem && <Problem>{problem}</Problem>}
      <ControlRow>
        <Button margin={false} disabled={isBusy || isWrong || changing.length === 0} onClick={save}>
          {buttonText(changing.length, at)}
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
