import { webProgram } from './services.mjs'

describe('the web server that the launcher starts', () => {
  it('listens on localhost only in development, because Next trusts what a request says about its sender', () => {
    expect(webProgram('dev', 3000).slice(1)).toEqual(['dev', '-H', 'localhost', '-p', '3000'])
  })

  it('is our own server otherwise, which sets the sender’s address itself', () => {
    expect(webProgram('start', 3000)).toEqual([expect.stringMatching(/scripts\/web-server\.mjs$/)])
  })
})
