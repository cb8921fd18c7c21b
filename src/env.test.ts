const original = process.env
afterEach(() => {
  process.env = original
})

async function parsed(variables: Record<string, string>) {
  jest.resetModules()
  process.env = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://localhost/none',
    PAYLOAD_SECRET: 'a secret of the tests, 24 or more',
    ...variables,
  }
  const { env } = await import('./env')
  return env()
}

describe('TRUSTED_PROXIES', () => {
  it('accepts addresses and networks separated by commas, and is empty by default', async () => {
    const list = '203.0.113.0/24, 2001:db8::/32,198.51.100.7,::1'
    const networks = ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7', '::1']
    expect((await parsed({ TRUSTED_PROXIES: list })).TRUSTED_PROXIES).toEqual(networks)
    expect((await parsed({ TRUSTED_PROXIES: '' })).TRUSTED_PROXIES).toEqual([])
    expect((await parsed({})).TRUSTED_PROXIES).toEqual([])
  })

  it.each(['proxy.example.com', '203.0.113.0/33', '203.0.113.0/24;10.0.0.1'])(
    'stops the start with an error that says what is wrong when it contains %s',
    async (list) => {
      await expect(parsed({ TRUSTED_PROXIES: list })).rejects.toThrow(
        'Use addresses or networks such as 203.0.113.0/24',
      )
    },
  )
})
