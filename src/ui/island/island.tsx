'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'

/**
 * When an island hydrates on a cached page. Whatever this says, the first pointer, touch or focus on the island hydrates it
 * at once. `load`: as soon as the loader runs. `idle`: when the browser has nothing else to do. `visible`: when it is about
 * to scroll into view. `touch`: only at that first interaction.
 */
export type HydrateAt = 'load' | 'idle' | 'visible' | 'touch'

export interface Island<Props> {
  (props: Props): ReactNode
  /** What the holder contains. The browser hydrates the holder with this. */
  Content: (props: Props) => ReactNode
}

/** Whether an island is being rendered inside another, which then hydrates both. */
const InsideIsland = createContext(false)

/**
 * Makes an island of a client component: a part of a cached page that the browser hydrates alone (docs/adr/0020). The default export of
 * `<name>.island.tsx`, or of a block's `island.tsx`. Props are plain JSON. Inside another island it renders without a holder of its own.
 */
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
