import { listUnsubscribeHeaders, unsubscribePath } from './unsubscribe-path'

it('an unsubscribe link carries only its token, and mail programs can post to it (RFC 8058) [ROUTE-41]', () => {
  const link = `https://www.dealer.example${unsubscribePath('4f.a-b_c')}`
  expect(link).toBe('https://www.dealer.example/pages/unsubscribe?token=4f.a-b_c')
  expect(listUnsubscribeHeaders(link)).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
