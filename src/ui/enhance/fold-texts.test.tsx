import { readFileSync } from 'node:fs'
import { foldTexts } from './fold-texts'

describe('a folded text', () => {
  it('grows from its height to the new one in 300 ms [VDP-30]', () => {
    const theme = readFileSync('src/app/sites/[host]/theme.css', 'utf8')
    // The first is for everybody; the theme takes it away again from who wants no motion.
    const [time] = theme.match(/--motion-collapse: [^;]+/) ?? []
    document.body.innerHTML = `<div class="folded-text"><div class="folded-words" style="${time}"></div><details><summary>Show More</summary></details></div>`
    const words = document.querySelector('.folded-words') as HTMLElement
    const heights = [80, 200]
    Object.defineProperty(words, 'offsetHeight', { get: () => heights.shift() })
    words.animate = jest.fn()
    window.requestAnimationFrame = (run) => {
      run(0)
      return 0
    }
    foldTexts()
    document.querySelector('summary')?.click()
    expect(words.animate).toHaveBeenCalledWith(
      expect.objectContaining({ height: ['80px', '200px'] }),
      expect.objectContaining({ duration: 300 }),
    )
  })
})
