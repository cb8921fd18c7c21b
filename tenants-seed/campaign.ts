/** The competition of the demo (`/spin-to-win`). */
export const demoCampaign = {
  tenant: 'currawong',
  name: 'Spin for a free charge',
  intro: 'Sign in and spin once. Every prize is for use at our charging bay in the yard.',
  days: 90,
  prizes: [
    { label: 'A free fast charge', chance: 20 },
    { label: 'Floor mats', chance: 10, quantity: 50 },
    { label: 'A weekend with an EV', chance: 0.5, quantity: 2 },
  ],
  terms:
    'Open to Australian residents aged 18 or over who hold a driver licence. One spin for each person.\nPrizes are not transferable and cannot be exchanged for cash. Show your code at our counter within 30 days to collect your prize.\nThis is a demonstration. No prize is given.',
} as const
