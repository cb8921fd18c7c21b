import type { Vehicle } from '@/domain/vehicle/vehicle'

/** The vehicle whose number was revealed, where the site records reveals (PHONE-03). */
export interface RevealRecord extends Pick<Vehicle, 'dealership_id'> {
  readonly car_id: string
  readonly website_id: string
}

export function revealRecord({ id, dealership_id }: Vehicle, websiteId: string): RevealRecord {
  return { car_id: id, dealership_id, website_id: websiteId }
}

/** Records that a shopper revealed a number. Failures are only logged. */
export async function recordReveal(record: RevealRecord): Promise<void> {
  try {
    const response = await fetch('/api/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
      keepalive: true,
    })
    console.info(`Phone reveal: ${response.status}`)
  } catch (error) {
    console.warn('The phone reveal was not recorded.', error)
  }
}
