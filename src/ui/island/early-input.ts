/**
 * Keeps what a shopper enters into an island before it hydrates. React ignores it: once the island has
 * hydrated, each field is reset to the server-rendered value and then gets the input again, with the events
 * of a real user.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const entered = new Map<Field, string | boolean>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Remembers the current value of a field in an island that is not hydrated. */
export function rememberInput(target: EventTarget | null): void {
  if (isField(target)) entered.set(target, isChoice(target) ? target.checked : target.value)
}

/**
 * Remembers what was entered before this script ran, only in forms without autocomplete. Islands themselves
 * judge what the browser restored in other forms (use-restored-fields.ts).
 */
export function rememberEarlierInput(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('forecourt-island form[autocomplete="off"]')
  for (const { elements } of forms)
    for (const field of elements) if (isField(field) && isChanged(field)) rememberInput(field)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return field.value !== rendered?.value
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked
  // The browser rounds a slider's value to its step, including the server-rendered value.
  return field.type !== 'range' && field.value !== field.defaultValue
}

/** Removes and returns the remembered input of an island. */
export function takeInput(holder: HTMLElement): readonly (readonly [Field, string | boolean])[] {
  const taken = [...entered].filter(([field]) => holder.contains(field))
  for (const [field] of taken) entered.delete(field)
  return taken
}

/** Enters the values again with user events, so that React notices them. */
export function replayInput(taken: ReturnType<typeof takeInput>, holder: HTMLElement): void {
  for (const [field] of taken) reset(field, holder)
  for (const [field, value] of taken) enter(field, value)
}

/** While React hydrates an island it picks up choices, but not text. */
export const textsOf = (taken: ReturnType<typeof takeInput>) =>
  taken.filter(([, value]) => typeof value === 'string')

function reset(field: Field, holder: HTMLElement): void {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected
  } else if (isChoice(field)) {
    for (const each of holder.querySelectorAll('input'))
      if (each.type === field.type && each.name === field.name) each.checked = each.defaultChecked
  } else {
    field.value = field.defaultValue
  }
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
    return
  }
  // React overrides the field's `value` setter and ignores events after a change through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
