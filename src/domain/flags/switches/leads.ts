import { flag, number, text, textList } from '../declare'

const EMAIL = { pattern: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/, expects: 'an email address' }

/** What happens to a lead after it was sent. Where it goes is set by delivery rules. */
export const leadSwitches = {
  'leads.alertEmails': textList({
    label: 'Alerts',
    help: 'Email addresses that hear of a lead that could not be delivered, or that no rule sends anywhere. Leave empty to tell the group’s admins.',
    from: 'ENQ-18',
    default: [],
    maxItems: 10,
    maxLength: 200,
    format: EMAIL,
  }),
  'leads.dailyDigest': flag({
    label: 'Daily summary',
    help: 'Sends the group’s admins an email each morning with the leads of the day before.',
    from: 'ENQ-18',
    default: true,
  }),
  'leads.marketingSeesNames': flag({
    label: 'Marketing staff see who sent a lead',
    help: 'When off, marketing staff see counts of leads, not names or messages.',
    from: 'ENT-09',
    default: false,
  }),
  'leads.retentionMonths': number({
    label: 'Keep personal data of leads',
    help: 'After this time, the worker erases the personal data of a lead. Its counts stay.',
    from: 'ENT-09',
    default: 24,
    min: 1,
    max: 120,
    integer: true,
    unit: 'months',
  }),
  'leads.replyWithin': text({
    label: 'When shoppers hear back',
    help: 'Shown after a form was sent in opening hours. Outside them, the next opening is named.',
    from: 'ROUTE-26',
    default: 'within two hours',
    maxLength: 60,
  }),
  'leads.turnstileKey': text({
    label: 'Cloudflare Turnstile site key',
    help: 'With a site key here and its secret on the website’s record, forms ask Turnstile whether the sender is a person. Leave empty to not use it.',
    from: 'ENQ-12',
    default: '',
    maxLength: 100,
  }),
}
