import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choice } from '@/domain/leads/inbox/inbox-row'
import { slugify } from '@/domain/stock/normalise/slug'
import { Panel } from '../../admin-parts/Panel'
import { ChoiceField } from './ChoiceField'
import type { FormValues } from './form-values'
import { TextField } from './TextField'

/** The website's name and addresses. The short name follows the name until somebody types another. */
export function SitePanel({ groups }: { readonly groups: readonly Choice<number>[] }) {
  const { control, setValue, getFieldState } = useFormContext<FormValues>()
  const name = useWatch({ control, name: 'name' })
  useEffect(() => {
    if (!getFieldState('slug').isDirty) setValue('slug', slugify(name))
  }, [name, setValue, getFieldState])
  return (
    <Panel title="Website">
      <TextField name="name" label="Name" help="As shoppers read it." />
      <TextField
        name="slug"
        label="Short name"
        help="Identifies the website, also in its address on a developer’s computer."
      />
      <ChoiceField name="group" label="Group" none="Choose" choices={groups} />
      <TextField
        name="domain"
        label="Domain"
        help="Without http:// and www. Leave empty if you add it later: the website is not public until then."
      />
    </Panel>
  )
}
