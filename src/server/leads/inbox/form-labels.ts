import { builtInLabels } from '@/domain/leads/inbox/built-in-labels'
import { database } from '../../clients/database'
import type { StoredLead } from './read-lead'

/** The labels of the lead's form, in its order, by field name. An editor's form may have changed since. */
export async function formLabels({
  tenantId,
  form_key: key,
}: StoredLead): Promise<ReadonlyMap<string, string>> {
  if (typeof key !== 'string') return new Map()
  const builtIn = builtInLabels(key)
  if (builtIn.size > 0) return builtIn
  const { rows } = await database().query<{ name: string; label: string }>(
    `SELECT field.name, field.label FROM forms
     JOIN forms_steps step ON step._parent_id = forms.id
     JOIN forms_steps_fields field ON field._parent_id = step.id
     WHERE forms.tenant_id = $1 AND forms.slug = $2
     ORDER BY step._order, field._order`,
    [tenantId, key],
  )
  return new Map(rows.map(({ name, label }) => [name, label]))
}
