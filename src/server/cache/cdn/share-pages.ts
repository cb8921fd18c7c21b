import { env } from '@/env'
import { allowSharedCopies } from './shared-copies.mjs'

/** Lets a CDN keep this web server's pages for as long as the environment says. */
export const sharePages = () => allowSharedCopies(env().CDN_MAX_AGE)
