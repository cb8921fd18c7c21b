'use client'

import { Button, toast } from '@payloadcms/ui'
import { ButtonRow } from '../../admin-parts/rows'

interface Props {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

const FILE = 'forecourt-recovery-codes.txt'

function download(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE
  link.click()
  URL.revokeObjectURL(address)
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Codes copied.')
  } catch {
    toast.error('The browser blocked copying. Select the codes, or download them.')
  }
}

export function RecoveryCodes({ codes, onDone }: Props) {
  const text = `${codes.join('\n')}\n`
  return (
    <section aria-labelledby="recovery-codes-title">
      <h4 id="recovery-codes-title">Your recovery codes</h4>
      <p>
        Store them where you can find them without your phone. Each code works once, instead of a code from
        the app. They are not shown again.
      </p>
      <ul className="second-factor__codes tw:max-w-120 tw:columns-[9rem]">
        {codes.map((code) => (
          <li key={code}>
            <code className="tw:select-all">{code}</code>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button type="button" size="medium" buttonStyle="secondary" onClick={() => download(text)}>
          Download
        </Button>
        <Button type="button" size="medium" buttonStyle="secondary" onClick={() => copy(text)}>
          Copy
        </Button>
        <Button type="button" size="medium" onClick={onDone}>
          I have saved them
        </Button>
      </ButtonRow>
    </section>
  )
}
