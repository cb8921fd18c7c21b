import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guarded } from '../guarded'

export const GET = guarded(config, REST_GET(config))
export const POST = guarded(config, REST_POST(config))
export const DELETE = guarded(config, REST_DELETE(config))
export const PATCH = guarded(config, REST_PATCH(config))
export const PUT = guarded(config, REST_PUT(config))
export const OPTIONS = guarded(config, REST_OPTIONS(config))
