import type { SettingOverrides } from '@/domain/flags/catalogue'

export const currawongSettings: SettingOverrides = {
  'site.state': 'act',
  'site.primaryCity': 'Phillip',
  'site.blogsCount': 6,
  'site.socialLinks': [
    { network: 'facebook', url: 'https://www.facebook.com/currawong.demo' },
    { network: 'instagram', url: 'https://www.instagram.com/currawong.demo' },
    { network: 'youtube', url: 'https://www.youtube.com/@currawong-demo' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/currawong-demo' },
    { network: 'tiktok', url: 'https://www.tiktok.com/@currawong.demo' },
  ],
  'search.hitsPerPage': 12,
  'search.clearFiltersPath': '/search',
  'cards.electricTag': true,
  'cards.attributes': ['car_type', 'simple_fuel', 'simple_body', 'km', 'seats'],
  'vehiclePage.stickyBottomBar': true,
  'price.offersSubscription': true,
  'price.displayThreshold': 50,
  'finance.features': ['calculator'],
  'finance.provider': 'angle',
  'finance.eligibilityRule': 'B',
  'finance.defaultTerm': 4,
  'finance.pagePath': '/personalised/finance',
  'finance.rounding': 'nearestCent',
  'finance.disclaimer':
    'Example only, for a secured green car loan of $30,000 over a 5-year term at 7.50% p.a. (comparison rate 8.55% p.a.) for approved applicants. The repayment shown is indicative only and not a formal quote.',
  'checkout.enabled': true,
  'checkout.reserveButtons': true,
  'checkout.reserveAmountText': '$0',
  'gates.spinToWin': true,
  'enquiry.buttonText': 'Enquire Now',
  'enquiry.convertsCareers': false,
  'integrations.chatEnabled': true,
  'integrations.chatId': 'demo-currawong',
  'promos.positions': [3],
  'runningCosts.fuelPrice': 1.85,
  'runningCosts.deliveryZones': [
    { name: 'Canberra and Adelaide', upToKm: 60, price: 0 },
    { name: 'Interstate (up to 1,300 km)', upToKm: 1300, price: 890 },
  ],
  'content.salesPerDay': 12,
  'content.groupStats': [
    { figure: '200+', label: 'electric and hybrid cars' },
    { figure: '30+', label: 'models to compare' },
    { figure: '100%', label: 'green power in our showrooms' },
    { figure: '2', label: 'cities, with delivery between' },
  ],
  'content.warranty':
    'New electric cars come with the maker’s battery warranty of 8 years.\n\nUsed cars come with a 3 Year standard warranty and a battery health report.',
  'content.whyBuyFromUs':
    'Every electric vehicle comes with a battery health report, so you know what is left before you buy.',
}
