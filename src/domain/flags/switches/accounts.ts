import { flag } from '../declare'

export const accountSwitches = {
  'accounts.shared': flag({
    label: 'Shared accounts',
    help: 'Shoppers have one account for all websites of the group with this switch on, and sign in on each. Changing it hides the accounts of the other kind.',
    from: 'decision 87',
    default: false,
  }),
}
