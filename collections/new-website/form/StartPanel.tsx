import { type RefObject, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { tradeKeys, trades } from '@/domain/starter/starter-facts'
import { Panel } from '../../admin-parts/Panel'
import { ControlRow } from '../../admin-parts/rows'
import { ChoiceField } from './ChoiceField'
import type { FormValues } from './form-values'

const choices = tradeKeys.map((value) => ({ value, label: trades[value].label }))

/** What the website starts from: written pages, or the file of another website. */
export function StartPanel({ file }: { readonly file: RefObject<HTMLInputElement | null> }) {
  const { control, register } = useFormContext<FormValues>()
  const from = useWatch({ control, name: 'from' })
  const id = useId()
  return (
    <Panel title="Content">
      <fieldset className="tw:m-0 tw:grid tw:border-0 tw:p-0">
        <legend className="tw:p-0 tw:font-semibold">The website starts from</legend>
        <ControlRow as="label">
          <input type="radio" value="starter" {...register('from')} />
          Starter pages, with menu and legal texts
        </ControlRow>
        <ControlRow as="label">
          <input type="radio" value="file" {...register('from')} />
          The file of another website
        </ControlRow>
      </fieldset>
      {from === 'starter' ? (
        <ChoiceField name="trade" label="The dealer sells" choices={choices} />
      ) : (
        <div className="own-field">
          <label htmlFor={id}>Website file</label>
          <input id={id} ref={file} type="file" accept=".ndjson" />
          <span className="tw:text-muted">
            From “Website as a file” in a website’s form. At most 200 MB. It takes a second for each few
            pictures.
          </span>
        </div>
      )}
    </Panel>
  )
}
