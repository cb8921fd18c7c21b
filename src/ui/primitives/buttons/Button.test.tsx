import { fireEvent, render, screen } from '@testing-library/react'
import { Icon } from '../Icon'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { IconButton } from './IconButton'

const UNSAFE = 'data:text/html,hello'

describe('a button', () => {
  it('sends no form unless it is told to', () => {
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

  it('with an icon alone has a name', () => {
    render(<IconButton icon={<Icon name="heart" />} label="Save" />)
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })
})

describe('a link that looks like a button', () => {
  it('is left out when its address is not safe', () => {
    render(<ButtonLink link={{ label: 'Press', href: UNSAFE }} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('Press')).toBeNull()
  })
})
