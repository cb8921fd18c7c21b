import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { checkApiRequest } from '@/server/web/check-api-request'

type Answer = ReturnType<typeof REST_GET>

const checked =
  (answer: Answer): Answer =>
  async (request, context) => {
    const read = await checkApiRequest(request)
    return read instanceof Response ? read : answer(read, context)
  }

export const GET = checked(REST_GET(config))
export const POST = checked(REST_POST(config))
export const DELETE = checked(REST_DELETE(config))
export const PATCH = checked(REST_PATCH(config))
export const PUT = checked(REST_PUT(config))
export const OPTIONS = checked(REST_OPTIONS(config))
