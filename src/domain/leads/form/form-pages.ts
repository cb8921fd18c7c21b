/** What a lead has as its page (ENQ-02) if its form was on a page that no editor made. */
export const formPages = {
  vehicle: 'vehicle-page',
  tradeIn: 'trade-in-page',
  form: 'form-page',
  offer: 'offer-page',
} as const
