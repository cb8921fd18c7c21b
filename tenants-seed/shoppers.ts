export interface DemoShopper {
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly tenants: readonly string[]
}

/** Signs in with the password, or with a code from the outbox. The number is confirmed. One account on each website. */
export const demoShopper: DemoShopper = {
  email: 'sam@shopper.example',
  phone: '+61491570156',
  password: 'demo-shopper',
  tenants: ['southerncross', 'currawong'],
}
