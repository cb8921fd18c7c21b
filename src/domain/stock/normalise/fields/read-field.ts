import { FieldProblem } from './field-problem'
import type { FeedVehicle } from './loose-vehicle'

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
