import v8 from 'node:v8'
import vm from 'node:vm'

// Loaded into a web server that is measured (`node --import`): it collects all garbage when it receives SIGUSR2.
v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')
process.on('SIGUSR2', () => collect())
