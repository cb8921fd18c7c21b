'use client'

import { useField } from '@payloadcms/ui'
import { useCallback, useId, useMemo, useState } from 'react'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import { describeProblems } from '@/domain/flags/overrides/describe-problems'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import type { Level } from '@/domain/flags/switch'
import { Problem } from '../admin-parts/Problem'
import { ControlRow } from '../admin-parts/rows'
import { buildEditorModel, type DraftOverrides, filterGroups, withValue } from './editor-model'
import { SettingsGroup } from './SettingsGroup'
import { StrayProblems } from './StrayProblems'
import { type LiveParents, useParentLayers } from './use-parent-layers'

const NOTHING_SET: DraftOverrides = {}

export function SettingsEditor(props: { level: Level; path: string; readOnly?: boolean }) {
  const live = useParentLayers(props.level)
  const { parents, state } = live
  const { value, setValue, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: props.path,
    validate: useValidation(props.level, live),
  })
  const [search, setSearch] = useState({ words: '', onlySet: false })
  const headingId = useId()
  const overrides = isRecord(value) ? value : NOTHING_SET
  const model = useMemo(
    () => buildEditorModel(props.level, parents, overrides),
    [props.level, parents, overrides],
  )
  const groups = filterGroups(model.groups, search)
  const change = (key: string, next: unknown) => setValue(withValue(overrides, key, next))

  return (
    <section className="settings-editor own-field field-type" aria-labelledby={headingId}>
      <h3 id={headingId}>Switches and settings</h3>
      {showError && errorMessage && <Problem>{errorMessage}</Problem>}
      <ParentsNote state={state} />
      <StrayProblems problems={model.strayProblems} onRemove={(key) => change(key, undefined)} />
      <SearchBar search={search} onChange={setSearch} />
      {groups.map((group) => (
        <SettingsGroup
          key={group.group}
          group={group}
          isOpen={search.words !== '' || search.onlySet}
          readOnly={Boolean(props.readOnly || disabled)}
          onChange={change}
        />
      ))}
      {groups.length === 0 && <p role="status">No setting matches.</p>}
    </section>
  )
}

/** Blocks a save that the server would refuse, so that the reasons stay on the page. The server has the last word. */
function useValidation(level: Level, { parents, state }: LiveParents) {
  return useCallback(
    (draft: unknown): string | true => {
      if (state !== 'read') return true
      const problems = checkOverrides(level, draft, parents.layers)
      return problems.length === 0 || describeProblems(problems)
    },
    [level, parents, state],
  )
}

function ParentsNote({ state }: Pick<LiveParents, 'state'>) {
  if (state === 'read') return null
  return (
    <p role="status" className="tw:font-normal tw:text-muted">
      {state === 'reading'
        ? 'Loading inherited values…'
        : 'The inherited values could not be loaded. Values shown as inherited may be wrong.'}
    </p>
  )
}

interface Search {
  words: string
  onlySet: boolean
}

function SearchBar({ search, onChange }: { search: Search; onChange: (search: Search) => void }) {
  return (
    <ControlRow>
      <ControlRow as="label" className="tw:flex-[1_1_16rem]">
        Find a setting
        <input
          type="search"
          value={search.words}
          onChange={(event) => onChange({ ...search, words: event.target.value })}
        />
      </ControlRow>
      <ControlRow as="label">
        <input
          type="checkbox"
          checked={search.onlySet}
          onChange={(event) => onChange({ ...search, onlySet: event.target.checked })}
        />
        Only values set here
      </ControlRow>
    </ControlRow>
  )
}
