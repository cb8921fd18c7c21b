import type { Place } from './places'
import { PASSWORD, type Site, type World } from './world'

/** Where a new document goes: the website, and the owner of a user's private document. */
export interface Home {
  site: Site
  holder: number
  /** Another document of the same website, for references. */
  other: (collection: string) => Promise<number>
}

export interface Specimen {
  /** A valid new document with `canary`, a text that nobody else may ever see. */
  data(canary: string, home: Home): Record<string, unknown> | Promise<Record<string, unknown>>
  /** A change that differs for every `mark`. */
  change(mark: string, actor: number): Record<string, unknown>
  file?: true
}

const node = { direction: null, format: '' as const, indent: 0, version: 1 }

export const richText = (text: string) => ({
  root: {
    ...node,
    type: 'root',
    children: [
      {
        ...node,
        type: 'paragraph',
        textFormat: 0,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

const ofSite = (site: Site) => ({ tenant: site.id })
const ofDealership = (site: Site) => ({ tenant: site.id, dealership: site.dealershipId })

/** Collections with a single document per website: a second one is rejected. */
export const isOnePerWebsite = (collection: string): collection is 'site-chrome' | 'themes' =>
  collection === 'site-chrome' || collection === 'themes'

/** A preference is requested by its key, which the response repeats; the canary is in its value. */
export const preferenceKey = (canary: string) => canary.replace('canary', 'key')

/** A document for every collection. */
export const specimens: Record<string, Specimen> = {
  pages: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      title: canary,
      path: `/${canary}`,
      _status: 'published',
    }),
    change: (mark) => ({ title: mark }),
  },
  'legal-texts': {
    data: (canary, { site }) => ({ ...ofSite(site), title: canary, slug: canary, body: richText(canary) }),
    change: (mark) => ({ title: mark }),
  },
  promos: {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      title: canary,
      image: await other('media'),
      link: { label: 'More', href: '/search' },
      kind: 'other',
    }),
    change: (mark) => ({ title: mark }),
  },
  offers: {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      name: canary,
      description: canary,
      category: 'new',
      manufacturer: await other('brands'),
      _status: 'published',
    }),
    change: (mark) => ({ name: mark }),
  },
  popups: {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      title: canary,
      src: await other('media'),
      trigger: 'delay',
    }),
    change: (mark) => ({ title: mark }),
  },
  announcements: {
    data: (canary, { site }) => ({ ...ofSite(site), text: canary }),
    change: (mark) => ({ text: mark }),
  },
  reviews: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      customer_name: canary,
      rating: 5,
      text: canary,
      review_date: '2026-11-01T12:00:00.000Z',
    }),
    change: (mark) => ({ customer_name: mark }),
  },
  'blog-posts': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      title: canary,
      teaser: canary,
      picture: await other('media'),
      body: richText(canary),
      category: 'news',
      date: '2026-11-01T00:00:00.000Z',
      _status: 'published',
    }),
    change: (mark) => ({ title: mark }),
  },
  brands: {
    data: (canary, { site }) => ({ ...ofSite(site), title: canary, slug: canary, kind: 'cars' }),
    change: (mark) => ({ title: mark }),
  },
  'vehicle-models': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      name: canary,
      slug: canary,
      brand: await other('brands'),
    }),
    change: (mark) => ({ name: mark }),
  },
  'landing-texts': {
    data: (canary, { site }) => ({ ...ofSite(site), path: `/search/${canary}`, title: canary }),
    change: (mark) => ({ title: mark }),
  },
  redirects: {
    data: (canary, { site }) => ({ ...ofSite(site), from: `/${canary}`, to: `/about-${canary}` }),
    change: (mark) => ({ to: `/${mark}` }),
  },
  media: {
    data: (canary, { site }) => ({ ...ofSite(site), alt: canary }),
    change: (mark) => ({ alt: mark }),
    file: true,
  },
  'site-chrome': {
    data: (canary, { site }) => ({ ...ofSite(site), phone: canary }),
    change: (mark) => ({ phone: mark }),
  },
  themes: {
    data: (canary, { site }) => ({ ...ofSite(site), name: canary, brand: '#0b3d75', accent: '#b4522a' }),
    change: (mark) => ({ name: mark }),
  },
  vehicles: {
    data: (canary, { site }) => ({
      ...ofDealership(site),
      slug: canary,
      feed_key: canary,
      name: canary,
      make: 'Kia',
      model: 'Sportage',
      status: 'in_stock',
      car_type: 'used',
      item_type: 'car',
      dealership_slug: 'main',
      dealership_name: 'Main',
    }),
    change: (mark) => ({ staff: { badge: mark } }),
  },
  forms: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      name: canary,
      slug: canary,
      category: 'General Enquiry',
      steps: [{ fields: [{ label: 'Name', kind: 'text', name: 'name' }] }],
    }),
    change: (mark) => ({ name: mark }),
  },
  leads: {
    data: (canary, { site }) => ({
      ...ofDealership(site),
      name: canary,
      public_id: canary,
      idempotency_key: canary,
    }),
    change: (mark) => ({ status: Number(mark.slice(-1)) % 2 ? 'contacted' : 'lost' }),
  },
  'test-drives': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      lead: await other('leads'),
      location: await other('locations'),
      starts_at: '2027-02-01T00:00:00.000Z',
      booked_at: '2027-01-30T00:00:00.000Z',
      ends_at: '2027-02-01T00:30:00.000Z',
      seat: 1,
      public_id: canary,
    }),
    change: (mark) => ({ state: Number(mark.slice(-1)) % 2 ? 'done' : 'missed' }),
  },
  valuations: {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      lead: await other('leads'),
      model: canary,
      public_id: canary,
    }),
    change: (mark) => ({ model: mark }),
  },
  reservations: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      state: 'released',
      kind: 'reservation',
      vehicle_name: canary,
      vehicle_slug: canary,
      vehicle_key: canary,
      ends_at: '2027-02-01T00:00:00.000Z',
      deposit_cents: 20_000,
      group_id: 1,
      public_id: canary,
      request_key: canary,
    }),
    change: (mark) => ({ reason: mark }),
  },
  payments: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      state: 'created',
      purpose: 'deposit',
      provider: 'sandbox',
      amount_cents: 20_000,
      refunded_cents: 0,
      public_id: canary,
      request_key: canary,
      invoice_number: canary,
    }),
    change: (mark) => ({ invoice_number: mark }),
  },
  'payment-ledger': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      payment: await other('payments'),
      kind: canary,
      amount_cents: 0,
    }),
    change: (mark) => ({ kind: mark }),
  },
  shoppers: {
    data: (canary, { site }) => ({ ...ofSite(site), email: canary, scope: canary }),
    change: (mark) => ({ email: mark }),
  },
  'spin-campaigns': {
    data: (canary, { site }) => ({
      ...ofSite(site),
      name: canary,
      starts_at: '2027-02-01T00:00:00.000Z',
      ends_at: '2027-03-01T00:00:00.000Z',
      prizes: [{ label: 'Floor mats', chance: 10 }],
      terms: canary,
    }),
    change: (mark) => ({ name: mark }),
  },
  spins: {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      campaign: await other('spin-campaigns'),
      person_key: canary,
      prize: canary,
      code: canary,
    }),
    change: (mark) => ({ note: mark }),
  },
  'lead-rules': {
    data: (canary, { site }) => ({ ...ofSite(site), name: canary, emails: ['sales@example.com'] }),
    change: (mark) => ({ name: mark }),
  },
  'lead-deliveries': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      lead: await other('leads'),
      method: 'email',
      target: canary,
      delivery_id: canary,
    }),
    change: (mark) => ({ target: mark }),
  },
  'lead-notes': {
    data: async (canary, { site, other }) => ({
      ...ofSite(site),
      lead: await other('leads'),
      kind: 'note',
      text: canary,
    }),
    change: (mark) => ({ text: mark }),
  },
  comments: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      title: canary,
      kind: 'pages',
      document: 1,
      text: canary,
      author: canary,
      state: 'open',
    }),
    change: (mark) => ({ text: mark }),
  },
  approvals: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      title: canary,
      kind: 'pages',
      document: 1,
      state: 'open',
      asked_by: canary,
    }),
    change: (mark) => ({ title: mark }),
  },
  'price-checks': {
    data: (canary, { site }) => ({ ...ofSite(site), errors: 0, problems: [canary] }),
    change: (mark) => ({ problems: [mark] }),
  },
  'switch-changes': {
    data: (canary, { site }) => ({
      group: site.groupId,
      website: site.id,
      level: 'website',
      key: canary,
      change: { before: null, after: true },
      batch: canary,
    }),
    change: (mark) => ({ key: mark }),
  },
  scripts: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      name: canary,
      src: 'https://widget.example.com/w.js',
      purpose: 'analytics',
    }),
    change: (mark) => ({ name: mark }),
  },
  'link-checks': {
    data: (canary, { site }) => ({ ...ofSite(site), dead: 0, problem: canary }),
    change: (mark) => ({ problem: mark }),
  },
  'import-runs': {
    data: (canary, { site }) => ({ ...ofDealership(site), problem: canary }),
    change: (mark) => ({ format: Number(mark.slice(-1)) % 2 ? 'forecourt-json' : 'forecourt-ndjson' }),
  },
  'stock-feeds': {
    data: (canary, { site }) => ({
      ...ofDealership(site),
      name: canary,
      url: 'https://feeds.example.com/stock.json',
      format: 'forecourt-json',
      every_minutes: 60,
    }),
    change: (mark) => ({ name: mark }),
  },
  dealerships: {
    data: (canary, { site }) => ({ ...ofSite(site), name: canary, slug: canary }),
    change: (mark) => ({ name: mark }),
  },
  locations: {
    data: (canary, { site }) => ({ ...ofDealership(site), name: canary, slug: canary }),
    change: (mark) => ({ name: mark }),
  },
  'finance-providers': {
    data: (canary, { site }) => ({
      ...ofSite(site),
      name: canary,
      key: canary,
      warning: canary,
      example: { amount: 30_000, termYears: 5, depositPercent: 0, finalPaymentPercent: 0 },
      monthlyFee: 0,
      finalPayment: 0,
    }),
    change: (mark) => ({ name: mark }),
  },
  tenants: {
    data: (canary, { site }) => ({ name: canary, slug: canary, group: site.groupId, template: 'metro' }),
    change: (mark) => ({ website_id: mark }),
  },
  groups: {
    data: (canary) => ({ name: canary, slug: canary }),
    change: (mark) => ({ settings: { 'content.warranty': mark } }),
  },
  users: {
    data: (canary, { site }) => ({
      name: canary,
      email: `${canary}@example.com`,
      password: PASSWORD,
      role: 'marketing-staff',
      group: site.groupId,
      tenants: [{ tenant: site.id }],
    }),
    change: (mark) => ({ name: mark }),
  },
  outbox: {
    data: (canary, { site }) => ({
      ...ofSite(site),
      to: 'somebody@example.com',
      subject: canary,
      text: canary,
    }),
    change: (mark) => ({ subject: mark }),
  },
  edits: {
    data: (canary, { site }) => ({
      website: site.id,
      group: site.groupId,
      action: 'changed',
      kind: 'pages',
      document: '1',
      title: canary,
    }),
    change: (mark) => ({ title: mark }),
  },
  'sign-ins': {
    data: (canary, { holder }) => ({
      outcome: 'wrong-password',
      person: holder,
      account: canary,
      address: canary,
    }),
    change: (mark) => ({ account: mark }),
  },
  'payload-preferences': {
    data: (canary, { holder }) => ({
      key: preferenceKey(canary),
      value: { canary },
      user: { relationTo: 'users', value: holder },
    }),
    change: (mark) => ({ value: { mark } }),
  },
  'payload-locked-documents': {
    data: async (canary, { other, holder }) => ({
      document: { relationTo: 'legal-texts', value: await other('legal-texts') },
      globalSlug: canary,
      user: { relationTo: 'users', value: holder },
    }),
    change: (_, actor) => ({ user: { relationTo: 'users', value: actor } }),
  },
  'payload-migrations': {
    data: (canary) => ({ name: canary, batch: 1 }),
    change: (mark) => ({ name: mark }),
  },
  'payload-kv': {
    data: (canary) => ({ key: canary, data: { canary } }),
    change: (mark) => ({ data: { mark } }),
  },
}

/** The home of a place as seen by one caller. */
export function homeOf(world: World, place: Place, actor: number, other: Home['other']): Home {
  if (place === 'self') return { site: world.sites.own, holder: actor, other }
  return { site: world.sites[place], holder: world.colleagues[place], other }
}
