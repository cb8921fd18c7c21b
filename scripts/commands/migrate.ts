import { migrateWithLock } from '../database/run-migrations'

migrateWithLock().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
