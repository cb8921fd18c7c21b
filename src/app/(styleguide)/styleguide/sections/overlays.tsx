import { Button } from '@/ui/primitives/Button'
import { Dialog, dialogCommand } from '@/ui/primitives/Dialog'
import { PopoverCard } from '@/ui/primitives/PopoverCard'
import { TextField } from '@/ui/primitives/TextField'
import { State, States } from '../State'
import { ToastSample } from '../samples/ToastSample'
import { TooltipSample } from '../samples/TooltipSample'
import type { Section } from '../section'

const dialogs = [
  { place: 'centre', name: 'Dialog', title: 'Book a test drive' },
  { place: 'side', name: 'Side sheet', title: 'Filters' },
  { place: 'bottom', name: 'Bottom sheet', title: 'Sort by' },
] as const

function DialogStates({ prefix }: { prefix: string }) {
  return dialogs.map(({ place, name, title }) => (
    <State key={place} name={name.toLowerCase()}>
      <Button look="secondary" {...dialogCommand(`${prefix}-${place}`, 'show-modal')}>
        Open the {name.toLowerCase()}
      </Button>
      <Dialog
        id={`${prefix}-${place}`}
        title={title}
        place={place}
        actions={
          <>
            <Button look="quiet" {...dialogCommand(`${prefix}-${place}`, 'close')}>
              Cancel
            </Button>
            <Button {...dialogCommand(`${prefix}-${place}`, 'close')}>Done</Button>
          </>
        }
      >
        <TextField id={`${prefix}-${place}-name`} label="Your name" />
        <p className="pt-4 text-ink-2">What is behind cannot be reached until this is closed.</p>
      </Dialog>
    </State>
  ))
}

export const overlays: Section = {
  id: 'overlays',
  title: 'Dialog, sheet, popover, tooltip, toast',
  intro:
    'Dialogs, sheets and popovers are the browser’s own and cost no script: Escape closes them and the focus returns. A sheet from below on phones, from the side on wide screens. One toast at a time; it stays until it is dismissed or replaced, unless it is given a duration.',
  show: (prefix) => (
    <States>
      <DialogStates prefix={prefix} />
      <State name="popover">
        <PopoverCard id={`${prefix}-popover`} label="Body type">
          <p className="max-w-60">Closes at Escape, or at a press anywhere else.</p>
        </PopoverCard>
      </State>
      <State name="tooltip">
        <TooltipSample />
      </State>
      <State name="toast">
        <ToastSample />
      </State>
    </States>
  ),
}
