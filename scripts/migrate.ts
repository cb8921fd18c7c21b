import { bringUpToDate } from './database/run-migrations'

bringUpToDate().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
