import type { Vehicle } from '@/domain/vehicle/vehicle'

/** An external service that knows which vehicles are similar (SIM-09). */
export interface SimilarIds {
  /** Returns vehicle ids of the platform, the most similar first. Never rejects; empty when the service has no answer. */
  find(vehicle: Pick<Vehicle, 'slug'>): Promise<readonly string[]>
}

/** No external service: the stock is searched instead (decision 76). */
export const noSimilarIds: SimilarIds = { find: async () => [] }
