import type { Category, ItemType } from '@/domain/vehicle/vehicle'
import { isBlank } from './fields/blank'
import type { FeedVehicle } from './fields/feed-vehicle'
import { readField } from './fields/read-field'
import { categoryOfBody, categoryOfMake, parseCategories, parseItemType } from './trade-words'

/**
 * Reads the categories (TEN-15) from the feed, or else from the item type, body or make. `item_type` only separates
 * caravans from cars.
 */
export function readKinds(
  vehicle: FeedVehicle,
  { make, body }: { make: string; body: string | null },
): { categories: Category[]; item_type: ItemType } {
  const itemType = readField(vehicle, 'item_type', parseItemType)
  const given = readField(vehicle, isBlank(vehicle.categories) ? 'category' : 'categories', parseCategories)
  const implied =
    itemType === 'caravan' ? 'Caravans' : (categoryOfBody(body) ?? categoryOfMake(make) ?? 'Cars')
  const categories = given ?? [implied]
  return { categories, item_type: itemType ?? (categories.includes('Caravans') ? 'caravan' : 'car') }
}
