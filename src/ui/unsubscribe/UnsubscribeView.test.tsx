import { render, screen } from '@testing-library/react'
import { UnsubscribeView } from './UnsubscribeView'

const token = 'id.signature'

describe('the unsubscribe page', () => {
  it('asks with one button, which posts the link’s token [ROUTE-41]', () => {
    render(
      <UnsubscribeView dealer="Metro Kia" subscription={{ state: 'subscribed', what: 'offers', token }} />,
    )
    const button = screen.getByRole('button', { name: 'Unsubscribe' })
    expect(screen.getAllByRole('button')).toEqual([button])
    const form = button.closest('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/pages/unsubscribe?token=id.signature')
  })

  it('says that it is done, without a button', () => {
    render(
      <UnsubscribeView dealer="Metro Kia" subscription={{ state: 'unsubscribed', what: 'search', token }} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are unsubscribed')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says what to do with a link that is not valid', () => {
    render(<UnsubscribeView dealer="Metro Kia" subscription={null} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is not valid')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
