import { webProgram } from './services.mjs'

describe('the web server that the launcher starts', () => {
  it('is at this machine only while developing, since it believes whatever a request says of its way', () => {
    expect(webProgram('dev', 3000).slice(1)).toEqual(['dev', '-H', 'localhost', '-p', '3000'])
  })

  it('is our own otherwise, which tells itself who sends a request', () => {
    expect(webProgram('start', 3000)).toEqual([expect.stringMatching(/scripts\/web-server\.mjs$/)])
  })
})
