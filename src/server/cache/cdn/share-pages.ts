import { env } from '@/env'
import { allowSharedCopies } from './shared-copies.mjs'

/** Lets a CDN cache this web server's pages for `CDN_MAX_AGE` seconds. */
export const sharePages = () => allowSharedCopies(env().CDN_MAX_AGE)
