import { env } from '@/env'
import { setCdnMaxAge } from './cdn-cache-headers.mjs'

export const configureCdnCaching = () => setCdnMaxAge(env().CDN_MAX_AGE)
