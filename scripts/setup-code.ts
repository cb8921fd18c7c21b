import { env } from '../src/env'
import { setupCode } from '../src/server/accounts/setup-code.mjs'

/** Prints the code that the first account of an empty database is made with. */
console.log(setupCode(env().PAYLOAD_SECRET))
