import { scriptTimes } from './script-times'

describe('The times of a page view', () => {
  it.each([
    [{}],
    [{ times: [] }],
    [{ times: [{ id: 0, ms: 1 }] }],
    [{ times: [{ id: 1, ms: -1 }] }],
    [{ times: [{ id: 1, ms: 9e9 }] }],
  ])('are not %j', (sent) => expect(scriptTimes.safeParse(sent).success).toBe(false))
})
