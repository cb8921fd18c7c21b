'use client'

import { SetUp } from './SetUp'

/** Sets up a second factor before anything else, and goes on to `next`, which the server draws anew. */
export function RequiredSetUp({ next }: { readonly next: string }) {
  return <SetUp onDone={() => window.location.assign(next)} />
}
