import { HostGate } from './host-gate'

let now = 0
const gateOf = () => new HostGate(() => now)
const down = () => Promise.reject(new Error('down'))
const isDown = () => true

async function fail(gate: HostGate, times: number, isHostDown = isDown) {
  for (let nth = 0; nth < times; nth++) await gate.run('crm', down, isHostDown).catch(() => {})
}

describe('HostGate', () => {
  it('leaves a host alone for five seconds after three consecutive requests without an answer', async () => {
    const gate = gateOf()
    await fail(gate, 2)
    expect(await gate.run('crm', async () => 'yes', isDown)).toBe('yes')
    await fail(gate, 3)
    expect(await gate.run('crm', async () => 'yes', isDown)).toBeNull()
    expect(await gate.run('other', async () => 'yes', isDown)).toBe('yes')
    now += 5000
    expect(await gate.run('crm', async () => 'yes', isDown)).toBe('yes')
    expect(await gate.run('crm', async () => 'yes', isDown)).toBe('yes')
  })

  it('does not leave a host alone that answers with errors', async () => {
    const gate = gateOf()
    await fail(gate, 10, () => false)
    expect(await gate.run('crm', async () => 'yes', isDown)).toBe('yes')
  })
})
