import { Checkbox } from '@/ui/primitives/Checkbox'
import { Icon } from '@/ui/primitives/Icon'
import { RadioGroup } from '@/ui/primitives/RadioGroup'
import { SelectField } from '@/ui/primitives/SelectField'
import { Switch } from '@/ui/primitives/Switch'
import { TextAreaField } from '@/ui/primitives/TextAreaField'
import { TextField } from '@/ui/primitives/TextField'
import { State, States } from '../State'
import { allGrounds, type Section } from '../section'

const states = [
  { value: 'nsw', label: 'New South Wales' },
  { value: 'vic', label: 'Victoria' },
  { value: 'wa', label: 'Western Australia' },
]

const contact = [
  { value: 'phone', label: 'Phone', hint: 'Between 8.30 am and 5.30 pm' },
  { value: 'email', label: 'Email' },
  { value: 'visit', label: 'I will come by', disabled: true },
]

function Fields({ prefix }: { prefix: string }) {
  return (
    <States>
      <State name="empty">
        <TextField id={`${prefix}-name`} label="First name" autoComplete="off" />
      </State>
      <State name="with a hint">
        <TextField
          id={`${prefix}-phone`}
          label="Mobile"
          type="tel"
          hint="So that we can send you the keys’ time and place"
          placeholder="0400 000 000"
        />
      </State>
      <State name="with an error">
        <TextField
          id={`${prefix}-email`}
          label="Email"
          type="email"
          defaultValue="jo@example"
          error="Enter an address such as jo@example.com"
        />
      </State>
      <State name="disabled">
        <TextField id={`${prefix}-rego`} label="Rego" defaultValue="ABC 123" disabled />
      </State>
      <State name="optional, with an icon">
        <TextField
          id={`${prefix}-suburb`}
          label="Suburb or postcode"
          icon={<Icon name="map-pin" />}
          required={false}
        />
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
      <State name="select">
        <SelectField id={`${prefix}-state`} label="State" choices={states} placeholder="Choose a state" />
      </State>
      <State name="select, with an error">
        <SelectField
          id={`${prefix}-state-wrong`}
          label="State"
          choices={states}
          placeholder="Choose a state"
          error="Choose the state it is registered in"
        />
      </State>
      <State name="several lines" wide>
        <TextAreaField
          id={`${prefix}-message`}
          label="Message"
          defaultValue="Is it still available? I would like to see it on Saturday, and to bring my old one along for a valuation."
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
        <Checkbox id={`${prefix}-more`} label="Send me news" hint="Once a month; leave whenever you like" />
        <Checkbox id={`${prefix}-off`} label="Not to be had here" disabled />
      </State>
      <State name="checkbox, with an error">
        <Checkbox
          id={`${prefix}-terms`}
          label="I have read the privacy statement and agree that the dealership may contact me about this vehicle"
          error="Tick this before you send"
        />
      </State>
      <State name="radio buttons">
        <RadioGroup
          id={`${prefix}-contact`}
          name={`${prefix}-contact`}
          label="How may we answer?"
          choices={contact}
          defaultValue="phone"
        />
      </State>
      <State name="radio buttons, with an error">
        <RadioGroup
          id={`${prefix}-contact-wrong`}
          name={`${prefix}-contact-wrong`}
          label="How may we answer?"
          choices={contact.slice(0, 2)}
          error="Choose one"
        />
      </State>
      <State name="switch">
        <Switch id={`${prefix}-on`} label="Drive-away prices" defaultChecked />
        <Switch id={`${prefix}-not`} label="Sold vehicles too" hint="Takes effect at once" />
        <Switch id={`${prefix}-never`} label="Off for this website" disabled />
      </State>
    </States>
  )
}

export const fields: Section = {
  id: 'fields',
  title: 'Fields',
  intro:
    'Label above, hint below it, error below the control: what is wrong and how to mend it. The browser’s own select is the best there is on a phone. What is not marked optional is needed.',
  grounds: allGrounds,
  show: (prefix) => <Fields prefix={prefix} />,
}

export const choices: Section = {
  id: 'choices',
  title: 'Checkbox, radio, switch',
  intro:
    'Tick boxes for any number of things, radio buttons for one of a few, a switch for what takes effect at once. The whole line is the target.',
  grounds: allGrounds,
  show: (prefix) => <Choices prefix={prefix} />,
}
