import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Island } from './island'

function Hydrating({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates an island's holder with the props it was server-rendered with, in slices so that the browser stays
 * responsive. Resolves once the island is interactive. Hydration mismatches are reported to the console.
 */
export function hydrate(holder: HTMLElement, { Content }: Island<object>): Promise<void> {
  const { name, props = '{}' } = holder.dataset
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        holder,
        <Hydrating onHydrated={resolve}>
          <Content {...JSON.parse(props)} />
        </Hydrating>,
        {
          onRecoverableError: (error) => console.error(`The island ${name} did not hydrate cleanly.`, error),
        },
      )
    })
  })
}
