import { State, States } from '../State'
import { FormSample } from '../samples/FormSample'
import { SelectSample } from '../samples/SelectSample'
import { SliderSample } from '../samples/SliderSample'
import type { Section } from '../section'

export const numbers: Section = {
  id: 'numbers',
  title: 'Slider, numbers, listbox',
  intro:
    'Islands only: these bring Base UI along. Nothing needs dragging: arrow keys move a thumb by a step, Page Up and Down by ten, and each end has a field to type into. The listbox is for options that say more than a word.',
  show: (prefix) => (
    <States>
      <State name="range with two ends">
        <SliderSample id={`${prefix}-price`} kind="price" />
      </State>
      <State name="one value">
        <SliderSample id={`${prefix}-deposit`} kind="deposit" />
      </State>
      <State name="disabled">
        <SliderSample id={`${prefix}-off`} kind="deposit" disabled />
      </State>
      <State name="listbox, number with steppers">
        <SelectSample id={`${prefix}-lender`} />
      </State>
    </States>
  ),
}

export const forms: Section = {
  id: 'forms',
  title: 'A form that is refused',
  intro:
    'Send it empty: the summary names every problem, takes the focus and leads to each field, whose own error stands below it.',
  show: (prefix) => <FormSample id={prefix} />,
}
