import { env } from '../../src/env'
import { setupCode } from '../../src/server/accounts/setup-code.mjs'

/** Prints the setup code, which creates the first account of an empty database. */
console.log(setupCode(env().PAYLOAD_SECRET))
