import { integrationSwitches } from './integrations'

describe('an upstream service whose path the specification leaves out', () => {
  // Search has its own server in the website's settings, and enquiries go to the webhooks of the delivery rules.
  it.each([
    'revealUrl',
    'deliveryUrl',
    'testDriveUrl',
    'similarUrl',
    'lenderUrl',
    'printUrl',
    'followUpUrl',
  ] as const)('%s is each website’s own to set, and empty for what is built in [INT-02]', (name) => {
    const declared = integrationSwitches[`integrations.${name}`]
    expect(declared).toMatchObject({ type: 'url', accepts: 'absolute', default: '' })
    expect(declared.levels).toContain('tenant')
  })
})
