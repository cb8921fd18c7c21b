import { removeSecondFactorOf } from '@/server/accounts/second-factor/remove-by-address'
import { database } from '@/server/clients/database'

const usage = `Removes the second factor of the person with this address, who has lost it and has no admin to ask.

  npm run second-factor:remove -- person@example.com
  npm run second-factor:remove -- --all

  --all  removes every second factor: use it after a change of PAYLOAD_SECRET, which makes them unreadable

Afterwards, the password alone is enough to sign in. Exit codes: 0 removed, 1 none found, 2 wrong arguments.`

async function run(addresses: readonly string[]): Promise<number> {
  const [address] = addresses
  if (!address || addresses.length > 1) {
    console.error(usage)
    return 2
  }
  const count = await removeSecondFactorOf(address)
  console.log(count === 1 ? 'One second factor is removed.' : `${count} second factors are removed.`)
  return count > 0 || address === '--all' ? 0 : 1
}

process.exitCode = await run(process.argv.slice(2))
await database().end()
