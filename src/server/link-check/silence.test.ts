import { Silence } from './silence'

const silent = (silence: Silence, site: string, times: number) => {
  for (let nth = 0; nth < times; nth += 1) silence.noAnswer(site)
}

describe('A website in a link check', () => {
  it('is down after ten requests in a row without an answer, wherever they begin', () => {
    const silence = new Silence()
    silence.heard('a')
    silent(silence, 'a', 9)
    expect(silence.isDown('a')).toBe(false)
    silent(silence, 'a', 1)
    expect(silence.isDown('a')).toBe(true)
  })

  it('is not down when an answer comes in between, or when another website is', () => {
    const silence = new Silence()
    silent(silence, 'a', 9)
    silence.heard('a')
    silent(silence, 'a', 9)
    silent(silence, 'b', 10)
    expect([silence.isDown('a'), silence.isDown('b')]).toEqual([false, true])
  })
})
