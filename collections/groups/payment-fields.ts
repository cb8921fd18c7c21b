import type { Field } from 'payload'
import { hideSecret, sealSecret } from './hooks/payment-secret'

const isStripe = (_: unknown, { provider }: { provider?: string } = {}) => provider === 'stripe'

/** How the group's websites take money. Keys belong to the group's own Stripe account. */
export const paymentFields: Field = {
  name: 'payments',
  type: 'group',
  admin: { description: 'How websites of this group take deposits and payments.' },
  fields: [
    {
      name: 'provider',
      type: 'select',
      defaultValue: 'none',
      options: [
        { value: 'none', label: 'None: shoppers contact you' },
        { value: 'stripe', label: 'Stripe' },
        { value: 'sandbox', label: 'Sandbox: test cards, no money' },
      ],
    },
    {
      name: 'publishable_key',
      type: 'text',
      label: "Stripe's publishable key",
      admin: { condition: isStripe, description: 'Starts with pk_. Browsers get it.' },
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^pk_(live|test)_\w{8,200}$/.test(value))
          ? true
          : 'Enter the key that starts with pk_live_ or pk_test_.',
    },
    {
      name: 'secret_key',
      type: 'text',
      label: "Stripe's secret key",
      admin: {
        condition: isStripe,
        description: 'Starts with sk_ or rk_. It is stored encrypted, and nobody can read it here.',
      },
      hooks: {
        beforeChange: [
          sealSecret({
            purpose: 'stripe secret key',
            column: 'payments_secret_key',
            form: /^(sk|rk)_(live|test)_\w{8,200}$/,
            expected: 'Enter the key that starts with sk_live_, sk_test_, rk_live_ or rk_test_.',
          }),
        ],
        afterRead: [hideSecret],
      },
    },
    {
      name: 'webhook_secret',
      type: 'text',
      label: "Signing secret of Stripe's webhook",
      admin: {
        condition: isStripe,
        description:
          'Starts with whsec_. In Stripe, add the endpoint /api/payments/webhook of any website of this group.',
      },
      hooks: {
        beforeChange: [
          sealSecret({
            purpose: 'stripe webhook secret',
            column: 'payments_webhook_secret',
            form: /^whsec_[\w+/=]{8,200}$/,
            expected: 'Enter the secret that starts with whsec_.',
          }),
        ],
        afterRead: [hideSecret],
      },
    },
  ],
}
