import type { FeedVehicle } from './feed-vehicle'
import { FieldProblem } from './field-problem'

/** Parses one field of a feed's vehicle. A thrown `FieldProblem` carries the field's name. */
export function readField<T>(
  vehicle: FeedVehicle,
  name: string,
  parse: (value: unknown) => T,
  shownName = name,
): T {
  try {
    return parse(vehicle[name])
  } catch (error) {
    if (error instanceof FieldProblem)
      throw new FieldProblem(error.value, error.reason, error.field ?? shownName)
    throw error
  }
}
