import { APIError, type Endpoint, Forbidden, NotFound } from 'payload'
import { z } from 'zod'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { asPerson, documentId, parse, streamOf } from '../../requests/requests'
import { exportWebsite } from '../export-website'
import { measureWebsite } from '../file-size'
import { sizeProblem } from '../size-problem'

const TOO_LARGE = 413

const place = z.object({ id: documentId })

/** The website as a file: `GET /api/tenants/:id/file`. For admins of the website's group. */
export const exportEndpoint: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const role = staffUser(req)?.role
    if (role !== 'platform-admin' && role !== 'group-admin') throw new Forbidden(req.t)
    const { id } = parse(place, req.routeParams)
    const { docs } = await req.payload.find({
      collection: 'tenants',
      where: { id: { equals: id } },
      limit: 1,
      ...asPerson(req),
    })
    const [website] = docs
    if (!website) throw new NotFound(req.t)
    const problem = sizeProblem(await measureWebsite(req, website))
    if (problem) throw new APIError(problem, TOO_LARGE, null, true)
    return new Response(streamOf(req, exportWebsite(req, website), 'A website could not be exported.'), {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${website.slug}.forecourt.ndjson"`,
        'cache-control': 'no-store',
      },
    })
  },
}
