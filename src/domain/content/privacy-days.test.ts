import { withPrivacyDays } from './privacy-days'

const days = {
  'content.privacyAcknowledgeDays': 5,
  'content.privacyResolveDays': 30,
  'content.privacyComplaintDays': 14,
}

it('a legal text states the days of the website’s switches [CB-11]', () => {
  const text = (words: string) => ({ root: { children: [{ type: 'text', text: words }] } })
  const written =
    'Within {acknowledgeDays}, {resolveDays} and {complaintDays} days, {acknowledgeDays} first. {other}'
  expect(withPrivacyDays(text(written), days)).toEqual(text('Within 5, 30 and 14 days, 5 first. {other}'))
})

it('a legal text keeps its links and its empty body', () => {
  const link = { type: 'link', fields: { url: '/{resolveDays}' } }
  expect(withPrivacyDays(link, days)).toEqual(link)
  expect(withPrivacyDays(null, days)).toBeNull()
})
