/** Fields that one request may carry, so a form may not have more. */
export const MAX_FIELDS = 40

type Steps = readonly { readonly fields?: readonly { readonly name?: unknown }[] | null }[]

/** Why the fields of an editor's form cannot be sent together; null if they can. */
export function formFieldsProblem(steps: Steps): string | null {
  const names = steps.flatMap(({ fields }) => (fields ?? []).map(({ name }) => String(name ?? '')))
  if (names.length > MAX_FIELDS)
    return `The form has ${names.length} fields in all steps. It can have at most ${MAX_FIELDS}: remove ${names.length - MAX_FIELDS}.`
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) < index)
  return repeated === undefined
    ? null
    : `Two fields are named “${repeated}”. Give each field of the form its own name.`
}
