import type { CarType, VehicleStatus } from '@/domain/vehicle/vehicle'
import type { FeedVehicle } from './fields/feed-vehicle'
import { parseInstant } from './fields/parse-date'
import { parseFlag } from './fields/parse-flag'
import { readField } from './fields/read-field'
import { parseCarType, parseStatus } from './trade-words'

export interface SaleStatus {
  status: VehicleStatus
  sold: boolean
  /** Unix seconds. Null when the vehicle is not sold or the feed does not date the sale. */
  sold_date_timestamp: number | null
  reserved: boolean
  car_type: CarType
  certified: boolean
}

/**
 * Reads the sale status (ENT-04). A vehicle is sold if either `status` or `sold` says so. A missing status means in
 * stock, a missing condition means used. The sale date is in Unix seconds, whatever unit the feed uses (decision 66).
 */
export function readSaleStatus(vehicle: FeedVehicle): SaleStatus {
  const flag = (name: string) => readField(vehicle, name, parseFlag) ?? false
  const given = readField(vehicle, 'status', parseStatus)
  const condition = readField(vehicle, 'car_type', parseCarType)
  const soldAt = readField(vehicle, 'sold_date_timestamp', parseInstant)
  const isSold = flag('sold') || given?.status === 'sold'
  return {
    status: isSold ? 'sold' : (given?.status ?? 'in_stock'),
    sold: isSold,
    sold_date_timestamp: isSold && soldAt !== null ? Math.floor(soldAt / 1000) : null,
    reserved: flag('reserved') || (given?.reserved ?? false),
    car_type: condition?.carType ?? 'used',
    certified: flag('certified') || (condition?.certified ?? false),
  }
}
