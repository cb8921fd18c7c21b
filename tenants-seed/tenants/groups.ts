import type { DemoGroup } from '../demo-tenant'

export const southernCrossGroup: DemoGroup = {
  slug: 'southern-cross-motor-group',
  name: 'Southern Cross Motor Group',
  settings: {
    'content.groupStats': [
      { figure: '50+', label: 'locations' },
      { figure: '40+', label: 'brands' },
      { figure: '30+', label: 'years' },
      { figure: '59', label: 'franchises' },
    ],
    'finance.buttonText': 'Get Finance',
    'enquiry.optInText': 'Yes, tell me about offers and news from Southern Cross Motor Group.',
  },
}

export const outpostGroup: DemoGroup = {
  slug: 'outpost-auto-group',
  name: 'Outpost Auto Group',
  settings: {
    'content.groupStats': [
      { figure: '8', label: 'locations' },
      { figure: '30+', label: 'brands' },
      { figure: '22', label: 'years' },
      { figure: '4,000', label: 'vehicles a year' },
    ],
    'garage.enabled': true,
    'runningCosts.weeklyKilometres': 320,
    'search.cheapestNeedsPrice': true,
  },
}
