import { formatAddresses } from './addresses.mjs'

const sites = [{ slug: 'outpost', name: 'Outpost 4x4' }]

describe('formatAddresses', () => {
  it('lists every site, the admin and the sign-ins', () => {
    const signIns = [
      { role: 'Platform admin', email: 'ada@example.com', password: 'demo', sees: 'everything' },
    ]
    const text = formatAddresses({ sites, signIns, port: 3001 })
    expect(text).toContain('Outpost 4x4  http://outpost.localhost:3001')
    expect(text).toContain('Admin        http://localhost:3001/admin')
    expect(text).toContain('Platform admin  ada@example.com  demo  everything')
  })

  it('shows the setup code only while there are no users', () => {
    const text = formatAddresses({ sites: [], signIns: [], port: 3000, setupCode: 'ABCD-EFGH-JKLM' })
    expect(text).toContain('with the setup code ABCD-EFGH-JKLM')
    expect(formatAddresses({ sites, signIns: [], port: 3000 })).not.toContain('setup code')
  })

  it('lists no sign-ins if none exist', () => {
    expect(formatAddresses({ sites, signIns: [], port: 3000 })).not.toContain('Sign in')
  })
})
