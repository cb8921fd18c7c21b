import { useId, useState } from 'react'
import { type LinkKind, linkKindLabels, linkKinds } from '@/domain/content/links/link-choice'
import { Field, SelectField } from '../../admin-parts/Field'
import { Problem } from '../../admin-parts/Problem'
import { useLinkChoices } from './use-link-choices'

interface Props {
  /** The website. Null until it is chosen. */
  readonly tenant: number | null
  readonly chosen: string
  readonly onChoose: (path: string) => void
}

const hints: Readonly<Record<LinkKind, string | null>> = {
  pages: null,
  searches: null,
  vehicles: 'A vehicle’s page closes some time after it is sold. A stock search stays.',
  offers: 'An offer’s page closes when the offer ends.',
}

/** Finds a page, stock search, vehicle or offer of the website. */
export function LinkPicker({ tenant, chosen, onChoose }: Props) {
  const [kind, setKind] = useState<LinkKind>('pages')
  const [words, setWords] = useState('')
  const { choices, problem } = useLinkChoices(tenant, kind, words)
  const id = useId()
  if (tenant === null) return <Problem>Choose the website first.</Problem>
  return (
    <fieldset className="tw:mt-half tw:grid tw:gap-half tw:rounded-box tw:border tw:border-line tw:p-half">
      <legend className="tw:sr-only">Choose the address</legend>
      <div className="tw:grid tw:gap-half tw:full:grid-cols-2">
        <SelectField
          label="Kind of link"
          value={kind}
          choices={linkKinds.map((value) => ({ value, label: linkKindLabels[value] }))}
          onChange={(value) => setKind(value as LinkKind)}
        />
        <Field label="Words to look for" type="search" isInForm value={words} onChange={setWords} />
      </div>
      {hints[kind] && <p className="tw:text-muted">{hints[kind]}</p>}
      {problem && <Problem>{problem}</Problem>}
      <p id={id} role="status" className="tw:text-muted">
        {choices === null ? 'Loading…' : choices.length === 0 ? 'Nothing found.' : `${choices.length} found`}
      </p>
      <ul aria-labelledby={id} className="tw:grid tw:max-h-64 tw:list-none tw:gap-1 tw:overflow-auto tw:p-0">
        {choices?.map(({ path, label, detail }) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === chosen}
              className="tw:flex tw:min-h-8 tw:w-full tw:cursor-pointer tw:flex-wrap tw:items-center tw:gap-half tw:rounded-box tw:border tw:border-line tw:bg-transparent tw:px-half tw:text-left"
              onClick={() => onChoose(path)}
            >
              <span>{label}</span>
              <span className="tw:text-muted tw:wrap-anywhere">{detail ? `${detail} · ${path}` : path}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
