/** Runs once when a web server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { listenForExpiredTags } = await import('./server/cache/listen')
  listenForExpiredTags()
}
