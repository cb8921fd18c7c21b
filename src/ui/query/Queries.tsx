'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RequestError } from './fetch-json'

const MINUTE = 60_000

let ofPage: QueryClient | null = null

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        retry: (failures, error) => failures < 1 && error instanceof RequestError && error.kind === 'network',
        retryDelay: 400,
        // A browser that believes to be offline asks all the same, and the tool shows what came of it.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** The client that all islands of a page share: what one has asked, no other asks again. */
export function queryClient(): QueryClient {
  ofPage ??= createClient()
  return ofPage
}

/** Gives an island its queries. On the server each rendering has a client of its own. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : queryClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
