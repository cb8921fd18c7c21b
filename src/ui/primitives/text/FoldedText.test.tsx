import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import FoldedText from './folded-text.island'

describe('a collapsed text', () => {
  it('animates to its new height in 300 ms [VDP-30]', () => {
    const theme = readFileSync('src/app/sites/[host]/theme.css', 'utf8')
    // The first rule is the default. The theme overrides it for shoppers who prefer reduced motion.
    const [, time = ''] = theme.match(/--motion-collapse: ([^;]+)/) ?? []
    document.documentElement.style.setProperty('--motion-collapse', time)
    render(<FoldedText paragraphs={['Long. '.repeat(50), 'Longer.']} limit={40} />)
    const words = document.querySelector('.folded-words') as HTMLElement
    words.style.setProperty('--motion-collapse', time)
    const heights = [80, 200]
    Object.defineProperty(words, 'offsetHeight', { get: () => heights.shift() })
    words.animate = jest.fn()
    window.requestAnimationFrame = (run) => {
      run(0)
      return 0
    }
    fireEvent.click(screen.getByText('Show More'))
    expect(words.animate).toHaveBeenCalledWith(
      expect.objectContaining({ height: ['80px', '200px'] }),
      expect.objectContaining({ duration: 300 }),
    )
  })

  it('has no toggle when it is short', () => {
    render(<FoldedText paragraphs={['Short.']} limit={40} />)
    expect(screen.queryByText('Show More')).toBeNull()
  })
})
