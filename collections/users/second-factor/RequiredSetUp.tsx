'use client'

import { SetUp } from './SetUp'

/** Loads `next` in full after setup, because the server renders it differently then. */
export function RequiredSetUp({ next }: { readonly next: string }) {
  return <SetUp onDone={() => window.location.assign(next)} />
}
