import type { DeliveredLead } from '@/domain/leads/delivery/delivered-lead'

export const sampleLead: DeliveredLead = {
  deliveryId: '0f8c7f0e-3d2e-4c60-9a0e-2f3f8f3b7a10',
  leadId: 'L-1',
  receivedAt: new Date('2026-11-24T03:05:00Z'),
  form: { key: 'enquiry', name: 'Enquiry' },
  category: 'Stock Enquiry',
  subcategory: null,
  person: {
    name: 'Robin',
    lastName: 'Test',
    email: 'robin@example.com',
    phone: '+61412345678',
    postcode: '4000',
  },
  message: 'Is it still there?',
  wantsOffers: true,
  answers: [{ label: 'Rego', value: '123ABC' }],
  fileNames: [],
  vehicle: null,
  traded: null,
  location: { name: 'City Yard', phone: '07 5555 0100' },
  dealership: { name: 'City Motors', slug: 'city' },
  site: { name: 'Metro Motors', host: 'metro.example.com', timeZone: 'Australia/Brisbane' },
  pageUrl: 'https://metro.example.com/contact',
  adminUrl: 'https://admin.example.com/admin/collections/leads/1',
}
