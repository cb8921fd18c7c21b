import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `adopt` with a tool's named fields when any of them differs from the server-rendered value: the
 * browser restored it, or the shopper entered it before hydration. `isInUse` is true in the second case. A
 * slider names the field that it moves in `data-slides`.
 */
export function useRestoredFields(
  tool: RefObject<HTMLElement | null>,
  adopt: (fields: FormData, isInUse: boolean) => void,
): void {
  const onHydrated = useEffectEvent(() => {
    const inputs = [...(tool.current?.querySelectorAll('input') ?? [])]
    if (inputs.some(isChanged))
      adopt(fieldsOf(inputs), tool.current?.contains(document.activeElement) ?? false)
  })
  useEffect(() => onHydrated(), [])
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

function isChanged(input: HTMLInputElement): boolean {
  if (input.type === 'range') return isMoved(input)
  if (input.name === '') return false
  return isChoice(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue
}

/** The browser rounds a slider's value to its step, including the server-rendered value. */
function isMoved(slider: HTMLInputElement): boolean {
  const rendered = slider.cloneNode() as HTMLInputElement
  rendered.value = slider.defaultValue
  return slider.dataset.slides !== undefined && slider.value !== rendered.value
}

function fieldsOf(inputs: readonly HTMLInputElement[]): FormData {
  const fields = new FormData()
  for (const input of inputs) {
    if (input.name !== '' && (!isChoice(input) || input.checked)) fields.append(input.name, input.value)
  }
  for (const slider of inputs.filter(({ type }) => type === 'range')) {
    if (isMoved(slider)) fields.set(slider.dataset.slides ?? '', slider.value)
  }
  return fields
}
