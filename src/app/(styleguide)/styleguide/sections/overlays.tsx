import { Button } from '@/ui/primitives/buttons/Button'
import { TextField } from '@/ui/primitives/fields/TextField'
import { Dialog, dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { State, States } from '../State'
import { ToastSample } from '../samples/ToastSample'
import type { Section } from '../section'

const dialogs = [
  { place: 'centre', name: 'Dialog', title: 'Book a test drive' },
  { place: 'side', name: 'Side sheet', title: 'Filters' },
] as const

function DialogStates({ prefix }: { prefix: string }) {
  return dialogs.map(({ place, name, title }) => (
    <State key={place} name={name.toLowerCase()}>
      <Button look="secondary" {...dialogCommand(`${prefix}-${place}`, 'show-modal')}>
        Open the {name.toLowerCase()}
      </Button>
      <Dialog id={`${prefix}-${place}`} title={title} place={place}>
        <TextField id={`${prefix}-${place}-name`} label="Your name" />
        <p className="pt-4 text-ink-2">The page behind is inert until you close this.</p>
      </Dialog>
    </State>
  ))
}

export const overlays: Section = {
  id: 'overlays',
  title: 'Dialog, sheet, toast',
  intro:
    'Dialogs and sheets are native elements and need no script. Escape closes them and returns the focus. The page behind is inert. A sheet slides in from the side. One toast shows at a time, until it is dismissed or replaced, or for its duration if it has one.',
  show: (prefix) => (
    <States>
      <DialogStates prefix={prefix} />
      <State name="toast">
        <ToastSample />
      </State>
    </States>
  ),
}
