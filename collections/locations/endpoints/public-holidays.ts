import { type Endpoint, Forbidden } from 'payload'
import { localTime } from '@/domain/locations/hours/local-time'
import { locationTimeZone, stateCode } from '@/domain/locations/hours/time-zone'
import { publicHolidays } from '@/server/locations/public-holidays'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'

const BAD_REQUEST = 400

/** The public holidays of a state in the next 12 months, for staff: `?state=QLD`. */
export const holidaysEndpoint: Endpoint = {
  path: '/public-holidays',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    if (!staffUser(req)) throw new Forbidden(req.t)
    const { state } = req.query
    if (typeof state !== 'string' || !stateCode(state)) {
      return Response.json({ errors: [{ message: 'Enter an Australian state.' }] }, { status: BAD_REQUEST })
    }
    const today = localTime(Date.now(), locationTimeZone({ zone: null, state })).date
    return Response.json({ holidays: await publicHolidays(state, today) })
  },
}
