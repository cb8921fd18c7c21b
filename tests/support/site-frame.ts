import { headerSite } from '@/domain/content/header-site'
import type { SiteChrome } from '@/domain/content/site-chrome'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { TemplateKey } from '@/domain/flags/templates'
import { defaultTheme } from '@/domain/theme/theme'

/** A website on a template, with what its header and footer need. */
export function frameSite(template: TemplateKey, overrides: SettingOverrides = {}) {
  return headerSite({
    name: 'Kestrel Kia',
    template,
    theme: defaultTheme,
    logos: { onLight: null, onDark: null, certified: null },
    settings: resolveSettings({ template, tenant: overrides }).settings,
  })
}

/** A header and footer with one of each kind of item. */
export const frameChrome: SiteChrome = {
  phone: '03 5550 0200',
  menu: [
    { kind: 'link', label: 'Home', href: '/' },
    {
      kind: 'models',
      label: 'Vehicles',
      all: { label: 'See all stock', href: '/search' },
      pictures: true,
      models: [
        {
          label: 'Sportage',
          href: '/search/kia/sportage',
          count: 12,
          photo: { vehicle: 'sportage-1', url: 'https://photos.example/sportage.jpg' },
          from: 34_990,
        },
        { label: 'EV6', href: '/search/kia/ev6', count: 3, photo: null, from: null },
      ],
      bodies: [{ label: 'SUV', href: '/search/suv', count: 12 }],
    },
    {
      kind: 'list',
      label: 'Stock',
      all: null,
      links: [{ label: 'Used cars', href: '/search/used-cars' }],
    },
  ],
  columns: [
    { title: 'Vehicles by type', links: [{ label: 'SUV', href: '/search/suv' }] },
    { title: 'Buyer tools', links: [{ label: 'Finance', href: '/finance' }] },
  ],
  social: [
    { network: 'facebook', href: 'https://www.facebook.com/kestrel' },
    { network: 'tiktok', href: 'https://www.tiktok.com/@kestrel' },
  ],
  groupLinks: [{ label: 'Tyres', href: 'https://tyres.example' }],
  smallPrint: ['Prices exclude government charges.'],
  licences: [
    {
      kind: 'dealer',
      number: 'LMCT 10200',
      places: ['Doncaster', 'Frankston'],
      locations: ['1', '2'],
      dealerships: ['1'],
    },
    {
      kind: 'repairer',
      number: 'VIC MCR 00202',
      places: ['Doncaster'],
      locations: ['1'],
      dealerships: ['1'],
    },
  ],
}
