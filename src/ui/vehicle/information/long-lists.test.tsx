import { render, screen, within } from '@testing-library/react'
import { FeatureList } from './FeatureList'
import { SpecGrid } from './SpecGrid'

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)

function parts(role: 'listitem' | 'definition') {
  const behind = document.querySelector('details')
  const hidden = behind ? within(behind).getAllByRole(role, { hidden: true }) : []
  return { inView: screen.getAllByRole(role, { hidden: true }).length - hidden.length, hidden: hidden.length }
}

describe('the specifications', () => {
  const specs = (count: number) =>
    numbered('Spec', count).map((label) => ({ key: label, label, text: 'Yes' }))

  it('show the first 4 and the rest behind a toggle [VDP-28]', () => {
    render(<SpecGrid title="Car Details" specs={specs(9)} />)
    expect(parts('definition')).toEqual({ inView: 4, hidden: 5 })
    expect(screen.getByText('All Specifications').closest('details')?.open).toBe(false)
  })

  it('collapse again with Show Less, and have a heading of their own as a section [VDP-07, VDP-16]', () => {
    const { unmount } = render(<SpecGrid title="Car Details" specs={specs(9)} />)
    expect(document.querySelector('summary')?.textContent).toBe('All SpecificationsHide')
    unmount()
    render(<SpecGrid title="Car Details" specs={specs(9)} isSection />)
    expect(document.querySelector('summary')?.textContent).toBe('Show AllHide')
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
    expect(headings).toEqual([
      ['H2', 'All Specifications'],
      ['H3', 'Car Details'],
    ])
  })

  it('have no toggle for 4 [VDP-28]', () => {
    render(<SpecGrid title="Car Details" specs={specs(4)} />)
    expect(parts('definition')).toEqual({ inView: 4, hidden: 0 })
  })
})

describe('the features', () => {
  it('show 8, and all of them behind a toggle that hides them again [VDP-29]', () => {
    render(<FeatureList features={numbered('Feature', 12)} />)
    expect(parts('listitem')).toEqual({ inView: 8, hidden: 4 })
    expect(document.querySelector('summary')?.textContent).toBe('Show AllHide')
  })

  it('have no toggle for 8, and render nothing for none [VDP-29, VDP-08]', () => {
    const { unmount } = render(<FeatureList features={numbered('Feature', 8)} />)
    expect(parts('listitem')).toEqual({ inView: 8, hidden: 0 })
    unmount()
    render(<FeatureList features={[]} />)
    expect(document.querySelector('li')).toBeNull()
  })
})
