import { useSyncExternalStore } from 'react'

interface StoreOptions<Value> {
  /** The value on the server, and for empty or unreadable storage. */
  readonly empty: Value
  /** Parses the stored text. Throws or returns `empty` for anything invalid. */
  readonly parse: (text: string) => Value
  /** Formats the value for storage; null removes the entry. */
  readonly format: (value: Value) => string | null
  /** `session` lasts as long as the tab and is not shared with other tabs. */
  readonly lasts?: 'always' | 'session'
}

export interface Store<Value> {
  readonly read: () => Value
  /** Returns false if the browser could not store the value. */
  readonly write: (value: Value) => boolean
  /** Subscribes to the value. Re-renders when it changes here or in another tab. */
  readonly useValue: () => Value
}

/**
 * Creates a value in the browser's storage under `forecourt:<site>:<name>`, shared by all islands of a page.
 * Every read goes to the storage, so that a page restored from the back-forward cache shows later changes.
 */
export function createStore<Value>(name: string, options: StoreOptions<Value>): Store<Value> {
  const { empty, parse, format, lasts = 'always' } = options
  const listeners = new Set<() => void>()
  let last: { readonly text: string; readonly value: Value } | null = null

  const key = () => `forecourt:${document.documentElement.dataset.site}:${name}`
  const storage = () => (lasts === 'session' ? sessionStorage : localStorage)
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  function readText(): string | null {
    try {
      return storage().getItem(key())
    } catch {
      return null // Storage is disabled.
    }
  }

  function read(): Value {
    const text = readText()
    if (text === null) return empty
    // The same text returns the same object: React compares snapshots by identity.
    if (last?.text !== text) last = { text, value: parsed(text) }
    return last.value
  }

  function parsed(text: string): Value {
    try {
      return parse(text)
    } catch {
      return empty
    }
  }

  function write(value: Value): boolean {
    try {
      const text = format(value)
      if (text === null) storage().removeItem(key())
      else storage().setItem(key(), text)
    } catch {
      return false
    }
    notify()
    return true
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', notify)
      window.addEventListener('pageshow', notify)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', notify)
      window.removeEventListener('pageshow', notify)
    }
  }

  return { read, write, useValue: () => useSyncExternalStore(subscribe, read, () => empty) }
}
