import { vehicleFields } from '@/domain/vehicle/vehicle-fields'

const bodyInputs = ['simple_body', 'body', 'bodyconfiguration', 'manufacturer_body']
const kindInputs = ['item_type', 'categories', 'category', ...bodyInputs]
const standingInputs = ['status', 'sold']
const placeInputs = ['location_id', 'location', 'location_name', 'city', 'state']

/** The feed's fields that a column of `vehicles` is read from, where that is not just the field of its own name. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  simple_body: bodyInputs,
  trans: ['trans', 'transmission'],
  simple_transmission: ['simple_transmission', 'trans', 'transmission', 'variant.geartype'],
  fuel: ['fuel', 'fuel_type'],
  simple_fuel: ['simple_fuel', 'fuel', 'fuel_type'],
  drive: ['drive', 'drive_type'],
  simple_drive: ['simple_drive', 'drive', 'drive_type'],
  item_type: kindInputs,
  categories: kindInputs,
  status: standingInputs,
  sold: standingInputs,
  sold_date_timestamp: ['sold_date_timestamp', ...standingInputs],
  // A vehicle on hold is reserved by its status, and no longer so when it is for sale again.
  reserved: ['reserved', 'status'],
  thumbnails: ['thumbnails', 'images'],
  primary_image_url: ['primary_image_url', 'images'],
  photos_count: ['photos_count', 'images'],
  location_name: placeInputs,
  city: placeInputs,
  state: placeInputs,
}

/** The feed's fields that each column is read from. */
export const columnInputs: ReadonlyMap<string, readonly string[]> = new Map(
  vehicleFields.map(({ column, group, name }) => [
    column,
    (group ? undefined : inputs[column]) ?? [group ? `${group}.${name}` : name],
  ]),
)

/** Every field that a feed may give, as formats name it. */
export const feedFieldNames: ReadonlySet<string> = new Set(
  ['id', 'created_at', 'updated_at', ...[...columnInputs.values()].flat()].filter(
    (name) => !['dealership_slug', 'dealership_name', 'make_model', 'price_range'].includes(name),
  ),
)

/** Whether a file with these fields says something of the column, be it only that there is nothing. */
export function isSaid(column: string, fields: ReadonlySet<string>): boolean {
  return columnInputs.get(column)?.some((name) => fields.has(name)) ?? false
}
