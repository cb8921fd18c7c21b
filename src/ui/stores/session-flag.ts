import { createStore, type Store } from './create-store'

const flags = new Map<string, Store<boolean>>()

/** Creates a flag for the rest of the session on this website, for example that a notice was dismissed. */
export function sessionFlag(name: string): Store<boolean> {
  const flag =
    flags.get(name) ??
    createStore(name, {
      empty: false,
      parse: () => true,
      format: (isSet: boolean) => (isSet ? '1' : null),
      lasts: 'session',
    })
  flags.set(name, flag)
  return flag
}
