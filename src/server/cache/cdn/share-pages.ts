import { env } from '@/env'
import { allowSharedCopies } from './shared-copies.mjs'

export const sharePages = () => allowSharedCopies(env().CDN_MAX_AGE)
