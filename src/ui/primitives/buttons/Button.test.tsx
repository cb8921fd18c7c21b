import { fireEvent, render, screen } from '@testing-library/react'
import { Icon } from '../Icon'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { IconButton } from './IconButton'

const UNSAFE = 'data:text/html,hello'

describe('a button', () => {
  it('does not submit a form by default', () => {
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <Button>More</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('with only an icon has an accessible name', () => {
    render(<IconButton icon={<Icon name="heart" />} label="Save" />)
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })
})

describe('a link that looks like a button', () => {
  it('is omitted when its URL is unsafe', () => {
    render(<ButtonLink link={{ label: 'Press', href: UNSAFE }} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('Press')).toBeNull()
  })
})
