import { regoStates } from '@/domain/leads/built-in/core-fields'
import { Panel } from '../../admin-parts/Panel'
import { ChoiceField } from './ChoiceField'
import { TextField } from './TextField'

const states = regoStates.map((value) => ({ value, label: value }))
const days = [
  ['weekdays', 'Monday to Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const

/** Where the dealer is, and when it is open. More places are added under Locations. */
export const LocationPanel = () => (
  <Panel title="First location">
    <TextField name="location.name" label="Name of the location" help="Such as Wagga Wagga." />
    <TextField name="location.street" label="Street and number" />
    <TextField name="location.city" label="Suburb or town" />
    <ChoiceField name="location.state" label="State or territory" none="Choose" choices={states} />
    <TextField name="location.postcode" label="Postcode" />
    <TextField
      name="location.phone"
      label="Telephone"
      type="tel"
      help="Shown in the header and on the pages."
    />
    <TextField
      name="email"
      label="Email"
      type="email"
      help="Shown on the contact page and in the legal texts."
    />
    <TextField name="location.licence" label="Motor dealer licence" help="Leave empty if you add it later." />
    {days.map(([name, label]) => (
      <fieldset key={name} className="tw:m-0 tw:grid tw:gap-1 tw:border-0 tw:p-0">
        <legend className="tw:p-0 tw:font-semibold">{label}</legend>
        <div className="tw:flex tw:flex-wrap tw:gap-base">
          <TextField name={`location.${name}.open`} label="Opens" type="time" />
          <TextField name={`location.${name}.close`} label="Closes" type="time" />
        </div>
      </fieldset>
    ))}
    <p className="tw:text-muted">A day without hours is closed.</p>
  </Panel>
)
