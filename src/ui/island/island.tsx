'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'

/**
 * When an island hydrates on a cached page. The first pointer, touch or focus on the island always hydrates
 * it at once. `load`: as soon as the loader runs. `idle`: when the browser is idle. `visible`: just before it
 * scrolls into view. `touch`: only on that first interaction.
 */
export type HydrateAt = 'load' | 'idle' | 'visible' | 'touch'

export interface Island<Props> {
  (props: Props): ReactNode
  /** The holder's content. The browser hydrates the holder with it. */
  Content: (props: Props) => ReactNode
}

/**
 * `Value` if JSON carries it unchanged, without its functions otherwise, so that a prop that is one, or has
 * methods (Date, Map, React elements), does not compile. `unknown` passes: it is JSON that the database stores
 * and its reader parses.
 */
type Json<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends (...args: never[]) => unknown
      ? never
      : { readonly [Key in keyof Value]: Json<Value[Key]> }

type ComponentOfJson<Props> = ComponentType<Props> &
  (Props extends Json<Props> ? unknown : 'Its props are not JSON.')

/** Whether the island renders inside another, which then hydrates both. */
const InsideIsland = createContext(false)

/**
 * Makes an island of a client component: a part of a cached page that the browser hydrates separately
 * (docs/adr/0020). It is the default export of `<name>.island.tsx`, or of a block's `island.tsx`. Props are
 * plain JSON. Inside another island it renders without a holder.
 */
export function island<Props extends object>(
  name: string,
  at: HydrateAt,
  Tool: ComponentOfJson<Props>,
): Island<Props>
export function island<Props extends object>(
  name: string,
  at: HydrateAt,
  Tool: ComponentType<Props>,
): Island<Props> {
  function Content(props: Props) {
    return (
      <InsideIsland value={true}>
        <Tool {...props} />
      </InsideIsland>
    )
  }

  function Holder(props: Props) {
    if (use(InsideIsland)) return <Tool {...props} />
    return (
      <forecourt-island data-name={name} data-at={at} data-props={JSON.stringify(props)}>
        <Content {...props} />
      </forecourt-island>
    )
  }

  return Object.assign(Holder, { Content })
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'forecourt-island': {
        'data-name': string
        'data-at': HydrateAt
        'data-props': string
        children: ReactNode
      }
    }
  }
}
