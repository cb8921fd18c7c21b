import { EVERY_LEVEL, flag, text } from '../declare'

/** Letters are valid, because people dial numbers such as 1300 CARS. */
const PHONE = { pattern: /^[+\d][\d A-Za-z()-]{3,19}$/, expects: 'a phone number' }

/** PHONE-04. */
export const phoneSwitches = {
  'phone.override': text({
    label: 'One number for everything',
    help: 'Used for every vehicle instead of any other number.',
    from: 'phone override; new, used, demo numbers',
    levels: EVERY_LEVEL,
    default: '',
    maxLength: 20,
    format: PHONE,
  }),
  'phone.newNumber': text({
    label: 'New-car number',
    help: 'The number for new vehicles, and for demos if they have no number.',
    from: 'phone override; new, used, demo numbers',
    levels: EVERY_LEVEL,
    default: '',
    maxLength: 20,
    format: PHONE,
  }),
  'phone.usedNumber': text({
    label: 'Used-car number',
    help: 'The number for used vehicles.',
    from: 'phone override; new, used, demo numbers',
    levels: EVERY_LEVEL,
    default: '',
    maxLength: 20,
    format: PHONE,
  }),
  'phone.demoNumber': text({
    label: 'Demo-car number',
    help: 'The number for demos. Leave empty to use the new-car number.',
    from: 'phone override; new, used, demo numbers',
    levels: EVERY_LEVEL,
    default: '',
    maxLength: 20,
    format: PHONE,
  }),
  'phone.filterByCarType': flag({
    label: 'Number by condition',
    help: 'Uses the new, used or demo number according to the vehicle.',
    from: 'phone filtering by car type',
    default: false,
  }),
  'phone.shownFromStart': flag({
    label: 'Show numbers immediately',
    help: 'When off, a number is masked until the shopper reveals it.',
    from: 'phone shown from the start',
    levels: EVERY_LEVEL,
    default: false,
  }),
  'phone.groupsMobiles': flag({
    label: 'Group mobile and 13 numbers 4-3-3',
    help: 'When off, every ten-digit number is grouped 2-4-4.',
    from: 'decision 33',
    default: false,
  }),
}
