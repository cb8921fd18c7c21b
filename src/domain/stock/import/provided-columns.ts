import { vehicleFields } from '@/domain/vehicle/vehicle-fields'

const bodyInputs = ['simple_body', 'body', 'bodyconfiguration', 'manufacturer_body']
const kindInputs = ['item_type', 'categories', 'category', ...bodyInputs]
const standingInputs = ['status', 'sold']
const placeInputs = ['location_id', 'location', 'location_name', 'city', 'state']

/** The feed fields that a column of `vehicles` is read from, where they are more than the field of the same name. */
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
  // The status decides this too: `on hold` means reserved, and `for sale` clears it.
  reserved: ['reserved', 'status'],
  thumbnails: ['thumbnails', 'images'],
  primary_image_url: ['primary_image_url', 'images'],
  photos_count: ['photos_count', 'images'],
  location_name: placeInputs,
  city: placeInputs,
  state: placeInputs,
}

export const columnInputs: ReadonlyMap<string, readonly string[]> = new Map(
  vehicleFields.map(({ column, group, name }) => [
    column,
    (group ? undefined : inputs[column]) ?? [group ? `${group}.${name}` : name],
  ]),
)

export const feedFieldNames: ReadonlySet<string> = new Set(
  ['id', 'created_at', 'updated_at', ...[...columnInputs.values()].flat()].filter(
    (name) => !['dealership_slug', 'dealership_name', 'make_model', 'price_range'].includes(name),
  ),
)

/** Whether a file with these fields provides the column, even when its value is blank. */
export function isProvided(column: string, fields: ReadonlySet<string>): boolean {
  return columnInputs.get(column)?.some((name) => fields.has(name)) ?? false
}
