import type { EnumBounds, NumberBounds, ScalarBounds, TextBounds, TextFormat, UrlBounds } from './bounds'

/** Where a person can set a switch, from the widest reach to the narrowest. */
export type Level = 'group' | 'tenant' | 'dealership'

/** Where a resolved value came from. */
export type Source = 'platform' | 'template' | Level

interface Described<V> {
  readonly label: string
  readonly help: string
  /** The row of the specification's switch table, or the decision or rule, this switch carries out. */
  readonly from: string
  /** Where people may set it. A template's preset may set any switch. */
  readonly levels: readonly Level[]
  readonly default: V
  /** Values seen at dealers, offered as ready-made choices in the admin. */
  readonly suggestions?: readonly V[]
}

export interface FlagSwitch extends Described<boolean> {
  readonly type: 'flag'
  /** The name by which a website session exposes the feature while the flag is on (TEN-13). */
  readonly feature?: string
}

export interface NumberSwitch extends Described<number>, NumberBounds {}
export interface TextSwitch extends Described<string>, TextBounds {}
export interface UrlSwitch extends Described<string>, UrlBounds {}

export interface EnumSwitch<V extends string | number = string | number>
  extends Described<V>,
    EnumBounds<V> {}

export interface TextListSwitch extends Described<readonly string[]> {
  readonly type: 'textList'
  readonly maxItems: number
  readonly maxLength: number
  readonly format?: TextFormat
}

export interface EnumListSwitch<V extends string = string> extends Described<readonly V[]> {
  readonly type: 'enumList'
  readonly options: EnumBounds<V>['options']
}

/** Whole numbers, each once, rising. */
export interface NumberListSwitch extends Described<readonly number[]> {
  readonly type: 'numberList'
  readonly maxItems: number
  readonly min: number
  readonly max: number
}

export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** A pair of numbers inside outer bounds; its `min` is always below its `max`. */
export interface RangeSwitch extends Described<NumberRange> {
  readonly type: 'range'
  readonly min: number
  readonly max: number
  readonly unit?: string
}

export type Columns = Readonly<Record<string, ScalarBounds & { readonly label: string }>>

type CellOf<C> = C extends { type: 'number' | 'percent' }
  ? number
  : C extends EnumBounds<infer V>
    ? V
    : string

export type RowOf<C extends Columns> = { readonly [K in keyof C]: CellOf<C[K]> }

/** A short list of rows with named cells, such as a fee with its label and dollars. */
export interface RowsSwitch<Row = Readonly<Record<string, string | number>>>
  extends Described<readonly Row[]> {
  readonly type: 'rows'
  readonly columns: Columns
  readonly maxItems: number
}

export type Switch =
  | FlagSwitch
  | NumberSwitch
  | TextSwitch
  | UrlSwitch
  | EnumSwitch
  | TextListSwitch
  | EnumListSwitch
  | NumberListSwitch
  | RangeSwitch
  | RowsSwitch

export type ValueOf<S extends Switch> = S['default']
