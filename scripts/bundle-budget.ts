import { formatVerdicts, judgePages } from './bundle/budget'
import { weighPages } from './bundle/first-load'

/** Part of the build: prints what each page makes a browser load, and fails the build when a page is over its budget. */
const judged = judgePages(weighPages('.next'))
console.log(formatVerdicts(judged))
if (judged.verdicts.some(({ over }) => over)) {
  console.error('A page loads more JavaScript than its budget allows.')
  process.exitCode = 1
}
