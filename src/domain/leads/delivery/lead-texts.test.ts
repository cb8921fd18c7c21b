import { sampleLead } from '~/tests/support/sample-lead'
import { defaultTheme } from '../../theme/theme'
import { leadMail } from './mail/lead-mail'
import { mailLook } from './mail/mail-html'
import { oneLine } from './mail/one-line'
import { readableAnswers } from './readable-answers'
import { webhookBody } from './webhook-body'

const look = mailLook(defaultTheme)

describe('The mail of a lead', () => {
  it('lists who wrote, about what, when in the site’s zone, and answers the shopper [ENQ-18]', () => {
    const mail = leadMail(sampleLead, look)
    expect(mail.subject).toBe('Enquiry – Stock Enquiry – Robin Test')
    expect(mail.replyTo).toBe('robin@example.com')
    for (const words of [
      'Name: Robin Test',
      'Phone: +61412345678',
      'Rego: 123ABC',
      '24 November 2026',
      '1:05',
    ])
      expect(mail.text).toContain(words)
    expect(mail.html).toContain(look.brand)
    expect(mail.html).toContain('Open the lead')
  })

  it('escapes hostile markup in every value', () => {
    const hostile = '<script>alert(1)</script>"\'&<img src=x onerror=y>'
    const mail = leadMail(
      {
        ...sampleLead,
        message: hostile,
        person: { ...sampleLead.person, name: hostile, lastName: hostile },
        answers: [{ label: hostile, value: hostile }],
        site: { ...sampleLead.site, name: hostile },
      },
      look,
    )
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.text).toContain(hostile)
  })

  it.each(['\r\nBcc: all@example.com', '\nBcc: x', '\u2028Bcc: x', '\u0000Bcc: x', '\u0085Bcc: x'])(
    'starts no further header with %j in a name or an address',
    (injected) => {
      const person = { ...sampleLead.person, name: `Robin${injected}`, email: `robin@example.com${injected}` }
      const { subject, replyTo } = leadMail({ ...sampleLead, person }, look)
      expect(`${subject}${replyTo}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    },
  )
})

it('A line is cut without splitting a character', () => {
  expect(oneLine('ab😀cd', 4)).toBe('ab…')
  expect(oneLine('abcd', 4)).toBe('abcd')
})

describe('readableAnswers', () => {
  it('lists the answers without columns of their own, with readable labels', () => {
    expect(
      readableAnswers({
        name: 'Robin',
        'do-you-have-a-trade-in': true,
        PreferredContactMethod: 'SMS',
        additional_services: ['Tint', 'Mats'],
        photos: [{ name: 'front.jpg', size: 1, type: 'image/jpeg' }],
        empty: ' ',
      }),
    ).toEqual([
      { label: 'Do you have a trade in', value: 'Yes' },
      { label: 'Preferred contact method', value: 'SMS' },
      { label: 'Additional services', value: 'Tint, Mats' },
      { label: 'Photos', value: 'front.jpg' },
    ])
  })

  it('has the make and model that a shopper typed, and not those of a vehicle in stock [MSL-08, ENQ-23]', () => {
    const typed = { 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux' }
    expect(readableAnswers(typed)).toEqual([
      { label: 'Vehicle make', value: 'Toyota' },
      { label: 'Vehicle model', value: 'HiLux' },
    ])
    expect(readableAnswers({ ...typed, car_id: '7', vehicle_status: 'in_stock' })).toEqual([])
  })
})

it('The body of a webhook is JSON with the delivery’s id and no internal links [ENQ-18]', () => {
  const body = webhookBody(sampleLead)
  expect(JSON.parse(body)).toMatchObject({
    delivery_id: sampleLead.deliveryId,
    person: { email: 'robin@example.com' },
    vehicle: null,
    website: { host: 'metro.example.com' },
  })
  expect(body).not.toContain('admin.example.com')
})
