import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/env'

async function isPlatformAdmin(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user?.collection === 'users' && user.role === 'platform-admin' && user.secondFactor !== 'missing'
}

/**
 * Whether the sender of these headers may see pages that show every website's theme, such as the style guide: platform admins may, and so
 * may everyone in development.
 */
export async function maySeeEveryTheme(headers: Headers): Promise<boolean> {
  return env().NODE_ENV === 'development' || (await isPlatformAdmin(headers))
}
