/**
 * What a shopper enters into an island before it is hydrated. React takes no notice of it: so, once the island is hydrated, each field
 * goes back to what the server rendered and at once gets what was entered, with the events of a shopper.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const entered = new Map<Field, string | boolean>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Remembers what a field of an island that is not hydrated has now. */
export function rememberInput(target: EventTarget | null): void {
  if (isField(target)) entered.set(target, isChoice(target) ? target.checked : target.value)
}

/**
 * Remembers what was entered before this script ran. Only of forms that browsers do not fill in: what they kept of an earlier visit
 * is for the island to judge (use-kept-fields.ts).
 */
export function rememberEarlier(): void {
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
  // The browser rounds a slider's value to its steps, that of the server's rendering too.
  return field.type !== 'range' && field.value !== field.defaultValue
}

/** Forgets and returns what was entered into an island's fields. */
export function takeInput(holder: HTMLElement): readonly (readonly [Field, string | boolean])[] {
  const taken = [...entered].filter(([field]) => holder.contains(field))
  for (const [field] of taken) entered.delete(field)
  return taken
}

/** Enters the taken values again, with the events of a shopper, so that React notices them. */
export function enterAgain(taken: ReturnType<typeof takeInput>, holder: HTMLElement): void {
  for (const [field] of taken) reset(field, holder)
  for (const [field, value] of taken) enter(field, value)
}

/** While it hydrates an island, React takes the choices that are made in it, but not the texts. */
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
  // React puts a setter of its own on the field, and takes no notice of an event after that one.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
