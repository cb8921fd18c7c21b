import type { NumberBounds, Option, TextFormat } from './bounds'
import type {
  Columns,
  EnumListSwitch,
  EnumSwitch,
  FlagSwitch,
  Level,
  NumberListSwitch,
  NumberRange,
  NumberSwitch,
  RangeSwitch,
  RowOf,
  RowsSwitch,
  TextListSwitch,
  TextSwitch,
  UrlSwitch,
} from './switch'

/** One function for each type of switch. They infer the value's type and supply the usual levels. */

interface Words {
  readonly label: string
  readonly help: string
  readonly from: string
  /** Default: group and tenant. */
  readonly levels?: readonly Level[]
}

const USUAL_LEVELS: readonly Level[] = ['group', 'tenant']
export const EVERY_LEVEL: readonly Level[] = ['group', 'tenant', 'dealership']
/** For names and identifiers of one site. */
export const TENANT_ONLY: readonly Level[] = ['tenant']

export function flag(spec: Words & { default: boolean; feature?: string }): FlagSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'flag' }
}

type NumberSpec = Words & Omit<NumberBounds, 'type'> & { default: number; suggestions?: readonly number[] }

export function number(spec: NumberSpec): NumberSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'number' }
}

/** 8.5 is 8.5 %. */
export function percent(spec: NumberSpec): NumberSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'percent' }
}

export function choice<const V extends string | number>(
  spec: Words & { options: readonly Option<V>[]; default: NoInfer<V> },
): EnumSwitch<V> {
  return { levels: USUAL_LEVELS, ...spec, type: 'enum' }
}

type TextSpec = Words & {
  default: string
  maxLength: number
  multiline?: boolean
  format?: TextFormat
  /** Default: whether the default value is empty. */
  mayBeEmpty?: boolean
  suggestions?: readonly string[]
}

export function text(spec: TextSpec): TextSwitch {
  return { levels: USUAL_LEVELS, mayBeEmpty: spec.default === '', ...spec, type: 'text' }
}

type UrlSpec = Words & {
  default: string
  accepts: UrlSwitch['accepts']
  suggestions?: readonly string[]
}

export function url(spec: UrlSpec): UrlSwitch {
  return { levels: USUAL_LEVELS, mayBeEmpty: spec.default === '', ...spec, type: 'url' }
}

type TextListSpec = Words & {
  default: readonly string[]
  maxItems: number
  maxLength: number
  format?: TextFormat
  suggestions?: readonly (readonly string[])[]
}

export function textList(spec: TextListSpec): TextListSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'textList' }
}

export function choiceList<const V extends string>(
  spec: Words & {
    options: readonly Option<V>[]
    default: readonly NoInfer<V>[]
    suggestions?: readonly (readonly NoInfer<V>[])[]
  },
): EnumListSwitch<V> {
  return { levels: USUAL_LEVELS, ...spec, type: 'enumList' }
}

type NumberListSpec = Words & {
  default: readonly number[]
  maxItems: number
  min: number
  max: number
  suggestions?: readonly (readonly number[])[]
}

export function numberList(spec: NumberListSpec): NumberListSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'numberList' }
}

type RangeSpec = Words & {
  default: NumberRange
  min: number
  max: number
  unit?: string
  suggestions?: readonly NumberRange[]
}

export function range(spec: RangeSpec): RangeSwitch {
  return { levels: USUAL_LEVELS, ...spec, type: 'range' }
}

export function rows<const C extends Columns>(
  spec: Words & {
    columns: C
    default: readonly RowOf<C>[]
    maxItems: number
    suggestions?: readonly (readonly RowOf<C>[])[]
  },
): RowsSwitch<RowOf<C>> {
  return { levels: USUAL_LEVELS, ...spec, type: 'rows' }
}
