import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { signInPath } from '@/domain/shoppers/sign-in-path'

import { fetchJson, RequestError } from '@/ui/query/fetch-json'
import { leaveFor } from './leave-for'
import type { WatchedCar } from './SaveForm'
import type { ListToast } from './WatchlistToast'

interface Account {
  readonly signedIn: boolean
  readonly canSave: boolean
  readonly watchlist: readonly string[]
}

const KEY = ['account']

/** Event 39, as `track` sends it. Imports of `track` here would split the code of every page (decision 40). */
const trackSaved = (vehicle: string) =>
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event: 39, data: { vehicle } } }))

const signIn = () => {
  const here = location.pathname + location.search
  leaveFor(signInPath({ type: 'watchlist', redirect: here, back: here }))
}

const send = (action: 'save-car' | 'remove-car', id: string) =>
  fetchJson<{ success: boolean }>(`/api/watchlist/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ car_id: id }),
  })

const withCar = (account: Account, id: string, isAdding: boolean): Account => {
  const others = account.watchlist.filter((each) => each !== id)
  return { ...account, watchlist: isAdding ? [id, ...others] : others }
}

/**
 * The vehicle's place in the shopper's watchlist. A change shows at once, is undone when the call fails, and then the browser
 * alerts (WATCH-02, WATCH-03, WATCH-08, decision 63). `isPressed`: the shopper pressed the button before its code had loaded.
 */
export function useWatchlist(car: WatchedCar, isPressed: boolean) {
  const client = useQueryClient()
  const [toast, setToast] = useState<ListToast | null>(null)
  const account = useQuery({ queryKey: KEY, queryFn: () => fetchJson<Account>('/api/account') })
  const isSaved = account.data?.watchlist.includes(car.id) ?? false

  const change = useMutation({
    networkMode: 'always',
    mutationFn: (isAdding: boolean) => send(isAdding ? 'save-car' : 'remove-car', car.id),
    onMutate: async (isAdding) => {
      setToast(null)
      await client.cancelQueries({ queryKey: KEY })
      const before = client.getQueryData<Account>(KEY)
      if (before) client.setQueryData(KEY, withCar(before, car.id, isAdding))
      return { before }
    },
    onSuccess: (_answer, isAdding) => {
      setToast({ kind: isAdding ? 'saved' : 'removed', name: car.name })
      if (isAdding) trackSaved(car.slug)
    },
    onSettled: () => {
      // The change cancelled the first reading of the account.
      if (!client.getQueryData(KEY)) void client.invalidateQueries({ queryKey: KEY })
    },
    onError: (error, _isAdding, context) => {
      if (context?.before) client.setQueryData(KEY, context.before)
      if (error instanceof RequestError && error.status === 401) return signIn()
      // After the page has shown the change undone.
      setTimeout(() => alert(error.message))
    },
  })

  function toggle(): void {
    // Without an answer about the account the call decides: it answers 401 to a visitor.
    if (account.data?.canSave === false) signIn()
    else change.mutate(!isSaved)
  }

  const pressEarly = useEffectEvent(() => {
    if (isPressed) toggle()
  })
  useEffect(() => pressEarly(), [])

  return { isSaved, isBusy: change.isPending, toggle, toast, dismiss: () => setToast(null) }
}
