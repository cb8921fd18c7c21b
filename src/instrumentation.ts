export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('./server/log/log.mjs')
  const { limitWebQueries } = await import('./server/clients/database')
  limitWebQueries()
  const { warnAboutMailLinks } = await import('./server/accounts/warn-about-mail-links')
  warnAboutMailLinks()
  const { configureCdnCaching } = await import('./server/cache/cdn/configure-cdn-caching')
  configureCdnCaching()
  const { listenForExpiredTags } = await import('./server/cache/listen')
  listenForExpiredTags()
  const { sweepScratch, sweepUploading } = await import('./server/uploads/sweep-uploading')
  Promise.all([sweepUploading(), sweepScratch()]).catch((err) =>
    log.error({ err }, 'Unfinished uploads could not be removed'),
  )
  const { subsetFonts } = await import('./server/theme/read-font')
  subsetFonts().catch((err) => log.error({ err }, 'A typeface could not be subset'))
}
