import { testDriveSlots } from '@/domain/test-drives/test-drive-slots'
import type { TestDriveTimes } from './test-drive-times'

/** The location's opening hours, less what is booked (decision 75). */
export const openingHoursTimes: TestDriveTimes = {
  find: async ({ place, vehicle, ...asked }) =>
    testDriveSlots({ ...place, ...asked, vehicleId: vehicle?.id ?? null }),
}
