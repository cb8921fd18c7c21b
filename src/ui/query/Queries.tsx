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
        // Requests are sent even when the browser reports that it is offline. The tool shows the outcome.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Returns the query client that all islands of a page share, so that each query is sent once. */
export function queryClient(): QueryClient {
  ofPage ??= createClient()
  return ofPage
}

/** Provides the query client to an island. On the server each render has its own client. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : queryClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
