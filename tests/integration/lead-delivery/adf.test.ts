import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'
import { adfDocument } from '@/domain/leads/delivery/adf-document'
import type { DeliveredLead } from '@/domain/leads/delivery/delivered-lead'
import { sampleLead } from '../../support/sample-lead'

const dtd = XmlDtd.fromString(readFileSync(join(import.meta.dirname, '../../fixtures/adf-1.0.dtd'), 'utf8'))
const validator = new DtdValidator(dtd)

afterAll(() => {
  validator.dispose()
  dtd.dispose()
})

const validates = (lead: DeliveredLead) => {
  const document = XmlDocument.fromString(adfDocument(lead))
  validator.validate(document)
  document.dispose()
  return true
}

const car = {
  title: '2021 Toyota Corolla',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  isUsed: true,
  stockNumber: 'S1',
  vin: 'JTNK43BE303012345',
  kilometres: 12_000,
  bodyType: 'Hatch',
  transmission: 'Automatic',
  colour: 'Red',
  price: 24_990,
  priceShown: '$24,990 Drive Away',
}

describe('The ADF 1.0 document of a lead', () => {
  it('is valid with a vehicle and every detail [ENQ-18]', () => {
    const document = XmlDocument.fromString(adfDocument({ ...sampleLead, vehicle: car }))
    validator.validate(document)
    const text = (path: string) => document.get(path)?.content
    expect(text('/adf/prospect/id')).toBe(sampleLead.deliveryId)
    expect(text('/adf/prospect/vehicle/stock')).toBe('S1')
    expect(text("/adf/prospect/customer/contact/name[@part='last']")).toBe('Test')
    expect(text('/adf/prospect/customer/comments')).toContain('Is it still there?')
    expect(text('/adf/prospect/vehicle/@interest')).toBe('buy')
    document.dispose()
  })

  it('of a trade-in names the shopper’s vehicle, and the one they want [TRADE-01, ENQ-18]', () => {
    const traded = { year: 2019, make: 'Kia', model: 'Rio', badge: null, km: 60_000 }
    const form = { key: 'trade-in', name: 'Trade-in' }
    const document = XmlDocument.fromString(adfDocument({ ...sampleLead, form, traded, vehicle: car }))
    validator.validate(document)
    const text = (path: string) => document.get(`/adf/prospect/vehicle${path}`)?.content
    expect([text("[@interest='trade-in']/model"), text("[@interest='trade-in']/odometer")]).toEqual([
      'Rio',
      '60000',
    ])
    expect([text("[@interest='buy']/model"), text("[@interest='buy']/stock")]).toEqual(['Corolla', 'S1'])
    document.dispose()
    expect(validates({ ...sampleLead, form, traded })).toBe(true)
  })

  it.each<[string, Partial<DeliveredLead>]>([
    ['without a vehicle', { vehicle: null }],
    [
      'with a vehicle of which little is known',
      { vehicle: { ...car, year: null, vin: null, price: null, colour: null } },
    ],
    ['for a test drive', { form: { key: 'test-drive', name: 'Test drive' }, vehicle: car }],
    ['without a location and dealership', { location: null, dealership: null }],
    ['of a location without a phone', { location: { name: 'Yard', phone: null } }],
    ['without a message', { message: null, answers: [] }],
  ])('is valid %s [ENQ-18]', (_, more) => {
    expect(validates({ ...sampleLead, ...more })).toBe(true)
  })

  it.each<[string, Partial<DeliveredLead['person']>]>([
    ['only a phone number', { email: null }],
    ['only an email address', { phone: null }],
    ['neither', { email: null, phone: null, postcode: null }],
    ['no name', { name: null, lastName: null }],
  ])('is valid of a person with %s [ENQ-18]', (_, person) => {
    expect(validates({ ...sampleLead, person: { ...sampleLead.person, ...person } })).toBe(true)
  })

  it.each([
    ['markup', '</comments><vendor/><![CDATA[ ]]> <!DOCTYPE x [<!ENTITY a "b">]> &a; &amp;'],
    ['control characters', 'a\u0000b\u0001\u0008\u000b\u000c\u001f\uFFFE\uFFFFc'],
    ['half of a pair of surrogates', 'a\uD83Db\uDE00c'],
    ['characters beyond 16 bits', '😀 汉字'],
  ])('stays valid if the shopper sends %s', (_, hostile) => {
    const person = { name: hostile, lastName: hostile, email: hostile, phone: hostile, postcode: hostile }
    const answers = [{ label: hostile, value: hostile }]
    expect(validates({ ...sampleLead, person, message: hostile, answers })).toBe(true)
  })

  it('is refused by the same check if it is not valid', () => {
    const document = XmlDocument.fromString('<adf><prospect/></adf>')
    expect(() => validator.validate(document)).toThrow()
    document.dispose()
  })
})
