import { searchMail, watchMail } from './alert-mail'

const sender = {
  site: { name: 'Kestrel & Sons', host: 'kestrel.example' },
  look: { brand: '#111111', onBrand: '#ffffff' },
  vehicles: [
    {
      name: '2021 Kia <Rio>',
      detail: '$18,990 Drive Away',
      url: 'https://kestrel.example/cars/a',
      picture: 'https://kestrel.example/image/a',
    },
  ],
  link: 'https://kestrel.example/search?query=kia&x=1',
  unsubscribe: 'https://kestrel.example/pages/unsubscribe?token=t',
  licences: ['MD 12345'],
}

describe('a mail about vehicles', () => {
  it('shows the new ones of a saved search, with the search and the way to stop', () => {
    const mail = searchMail({ ...sender, searchName: 'Utes\nBcc: x', count: 12, word: 'car' })
    expect(mail.subject).toBe('12 new cars: Utes Bcc: x')
    expect(mail.text).toContain('The newest 1 are below.')
    expect(mail.text).toContain('2021 Kia <Rio>\n$18,990 Drive Away\nhttps://kestrel.example/cars/a')
    expect(mail.text).toContain(`Stop emails for this search: ${sender.unsubscribe}`)
    expect(mail.html).toContain('<img src="https://kestrel.example/image/a"')
    expect(mail.html).toContain('2021 Kia &lt;Rio&gt;')
    expect(mail.html).toContain('href="https://kestrel.example/search?query=kia&amp;x=1"')
    expect(mail.html).not.toContain('<Rio>')
    const sentBy = 'Sent by Kestrel & Sons, kestrel.example. Dealer licence MD 12345.'
    expect(mail.text).toContain(sentBy)
    expect(mail.html).toContain(sentBy.replace('&', '&amp;'))
  })

  it('names the only watched vehicle that changed in its subject', () => {
    expect(watchMail(sender).subject).toBe('2021 Kia <Rio>: $18,990 Drive Away')
    const two = [...sender.vehicles, { name: 'B', detail: 'Sold', url: null, picture: null }]
    expect(watchMail({ ...sender, vehicles: two }).subject).toBe('News of 2 vehicles you watch')
  })
})
