import { env } from '@/env'
import { setCdnMaxAge } from './shared-copies.mjs'

export const configureCdnCaching = () => setCdnMaxAge(env().CDN_MAX_AGE)
