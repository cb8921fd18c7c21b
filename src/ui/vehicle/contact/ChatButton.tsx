import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'

interface Props {
  /** The id of the dialog that it opens. */
  dialog: string
  /** Shows and hides with the bottom bar (VDP-14); false always shows it. */
  followsBar: boolean
}

/** The web chat's button: the browser opens the dialog, without a payload (VDP-38). */
export function ChatButton({ dialog, followsBar }: Props) {
  return (
    <button
      type="button"
      className="chat-bubble fixed z-19 grid size-14 cursor-pointer place-items-center rounded-[50%] bg-button text-on-button shadow-floating hover:bg-button-strong print:hidden [@media(scripting:none)]:hidden"
      data-follows-bar={followsBar ? '' : undefined}
      aria-haspopup="dialog"
      {...dialogCommand(dialog, 'show-modal')}
    >
      <Icon name="message" className="size-6" />
      <span className="sr-only">Chat with us</span>
    </button>
  )
}
