import { removeSecondFactorOf } from '@/server/accounts/second-factor/remove-by-address'
import { database } from '@/server/clients/database'

const usage = `Removes the second factor of whoever has this address, when they have lost it and have no admin to ask.

  npm run second-factor:remove -- person@example.com
  npm run second-factor:remove -- --all

  --all  everybody's, after PAYLOAD_SECRET was changed, which makes them unreadable

The password alone signs them in then. Exit codes: 0 removed, 1 there was none, 2 wrong arguments.`

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
