import { z } from 'zod'
import { LONGEST_MS } from '@/domain/scripts/long-frames'

const MOST = 30

/** What a browser reports of one page view: for how long each script kept it busy, in milliseconds. */
export const scriptTimes = z.object({
  times: z
    .array(
      z.object({
        id: z.int('id: Enter the id of a script.').positive(),
        ms: z.number('ms: Enter milliseconds.').min(0).max(LONGEST_MS),
      }),
    )
    .min(1, 'times: Enter at least one script.')
    .max(MOST, `times: Enter at most ${MOST} scripts.`),
})

export type ScriptTimes = z.infer<typeof scriptTimes>
