import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { TextLink } from './TextLink'

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

  it('keeps its name and the focus while it is loading, and neither sends nor tells again', () => {
    const sent = jest.fn()
    const pressed = jest.fn()
    render(
      <form onSubmit={sent}>
        <Button type="submit" loading onClick={pressed}>
          Sending
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Sending', busy: true })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(sent).not.toHaveBeenCalled()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('with an icon alone has a name', () => {
    render(<IconButton icon={<Icon name="heart" />} label="Save" />)
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })
})

describe('a link', () => {
  it('is left out as a button, and left as words in text, when its address is not safe', () => {
    render(
      <>
        <ButtonLink link={{ label: 'Press', href: UNSAFE }} />
        <TextLink href={UNSAFE}>Read</TextLink>
      </>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('Press')).toBeNull()
    expect(screen.getByText('Read')).toBeTruthy()
  })

  it('says that it opens beside the site, which the other site cannot reach', () => {
    render(
      <TextLink href="https://example.com" external>
        ANCAP
      </TextLink>,
    )
    const link = screen.getByRole('link', { name: 'ANCAP (opens in a new tab)' })
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})
