import { cpus, totalmem } from 'node:os'

/** Date and machine, such as `21 November 2026 on 2 × AMD EPYC, 8 GB, Node v20.20.2`. */
export function describeMachine(now = new Date()): string {
  const day = now.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${day} on ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.version}`
}
