import { getPayload } from 'payload'
import config from '../../payload.config'
import { makeResetLink } from '../../src/server/accounts/reset-link'

const USAGE = `Usage: npm run reset-link -- person@example.com

Prints a link that lets the person set a new password within an hour and signs them in. Use it for a person who cannot
sign in and does not get email, and share it with no one else. Exit codes: 0 printed, 1 unknown address, 2 wrong arguments.`

async function run(addresses: readonly string[]): Promise<number> {
  const [address] = addresses
  if (!address || addresses.length > 1) {
    console.error(USAGE)
    return 2
  }
  const link = await makeResetLink(await getPayload({ config }), address)
  if (link) console.log(link)
  else console.error(`No person has the email address ${address}.`)
  return link ? 0 : 1
}

process.exit(await run(process.argv.slice(2)))
