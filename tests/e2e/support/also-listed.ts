import type { ListedVehicle } from './listed-vehicles'
import { openDatabase } from './open-database'

/** Lists the vehicle on another website of its group too, as a vehicle of the same VIN, during `work`. */
export async function alsoListed(vehicle: ListedVehicle, other: ListedVehicle, work: () => Promise<void>) {
  const client = await openDatabase()
  const { rows } = await client.query<{ id: number; vin: string }>(
    'SELECT id, vin FROM vehicles WHERE id = ANY($1)',
    [[vehicle.id, other.id]],
  )
  const vinOf = (id: string) => rows.find((row) => String(row.id) === id)?.vin
  const list = (vin?: string) => client.query('UPDATE vehicles SET vin = $2 WHERE id = $1', [other.id, vin])
  try {
    await list(vinOf(vehicle.id))
    await work()
  } finally {
    await list(vinOf(other.id))
    await client.end()
  }
}
