import { Checkbox } from '@/ui/primitives/fields/Checkbox'
import { TextField } from '@/ui/primitives/fields/TextField'
import { State, States } from '../State'
import { allGrounds, type Section } from '../section'

function Fields({ prefix }: { prefix: string }) {
  return (
    <States>
      <State name="empty">
        <TextField id={`${prefix}-name`} label="First name" autoComplete="off" />
      </State>
      <State name="disabled">
        <TextField id={`${prefix}-rego`} label="Rego" defaultValue="ABC 123" disabled />
      </State>
      <State name="with units">
        <TextField
          id={`${prefix}-kms`}
          label="Odometer"
          inputMode="numeric"
          defaultValue="84,200"
          suffix="km"
        />
      </State>
    </States>
  )
}

function Choices({ prefix }: { prefix: string }) {
  return (
    <States>
      <State name="checkbox">
        <Checkbox id={`${prefix}-news`} label="Tell me when the price drops" defaultChecked />
        <Checkbox id={`${prefix}-off`} label="Not available here" disabled />
      </State>
    </States>
  )
}

export const fields: Section = {
  id: 'fields',
  title: 'Fields',
  intro: 'The label is above the field. A unit is inside the field and is not part of the label.',
  grounds: allGrounds,
  show: (prefix) => <Fields prefix={prefix} />,
}

export const choices: Section = {
  id: 'choices',
  title: 'Checkbox',
  intro: 'Use check boxes for any number of choices. The whole line can be clicked.',
  grounds: allGrounds,
  show: (prefix) => <Choices prefix={prefix} />,
}
