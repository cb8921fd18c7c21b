import type { EnumBounds, NumberBounds, ScalarBounds, TextBounds, TextFormat, UrlBounds } from './bounds'

/** Broadest first. */
export type Level = 'group' | 'tenant' | 'dealership'

export type Source = 'platform' | 'template' | Level

interface Described<V> {
  readonly label: string
  readonly help: string
  /** The row of the specification's switch table, the decision, ADR or rule behind this switch. */
  readonly from: string
  /** A template's preset may set any switch. */
  readonly levels: readonly Level[]
  readonly default: V
  /** Values in use at dealers. */
  readonly suggestions?: readonly V[]
}

export interface FlagSwitch extends Described<boolean> {
  readonly type: 'flag'
  /** The feature's name in a website session while the flag is on (TEN-13). */
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

/** Unique whole numbers in ascending order. */
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

/** A pair of numbers within outer bounds; `min` is always below `max`. */
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

/** Such as fees with labels and dollars. */
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
