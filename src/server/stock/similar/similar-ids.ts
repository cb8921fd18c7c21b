import type { Vehicle } from '@/domain/vehicle/vehicle'

/** Somebody outside who knows which vehicles are like another (SIM-09). */
export interface SimilarIds {
  /** Ids of the platform's vehicles, the most similar first. Never rejects: who cannot say says nothing. */
  find(vehicle: Pick<Vehicle, 'slug'>): Promise<readonly string[]>
}

/** Nobody outside: the stock is searched instead (decision 76). */
export const noSimilarIds: SimilarIds = { find: async () => [] }
