import { disposableEmailBlocklist } from 'disposable-email-domains-js'

let domains: Set<string> | undefined

/** Whether an email address belongs to a throw-away mail service, or to a subdomain of one. */
export function isThrowAwayAddress(email: string): boolean {
  domains ??= new Set(disposableEmailBlocklist())
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, first) => first < labels.length - 1 && domains?.has(labels.slice(first).join('.')))
}
