import { PageScript } from '@/ui/enhance/PageScript'
import { openChat } from '@/ui/enhance/vehicle/open-chat'
import { Dialog } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'
import { ContactWays, type ContactWaysProps } from './ContactWays'

interface Props extends ContactWaysProps {
  /** What the chat service knows the website by. */
  id: string
  /** Open and closed with the bottom bar (VDP-14); else always there. */
  followsBar: boolean
}

const DIALOG = 'web-chat'

/** Opens the web chat (VDP-38): the service's own where its script is on the page, else whom to reach. */
export function ChatBubble({ id, followsBar, ...ways }: Props) {
  return (
    <>
      <button
        type="button"
        className="chat-bubble"
        data-chat={id}
        data-follows-bar={followsBar ? '' : undefined}
        aria-haspopup="dialog"
      >
        <Icon name="message" className="size-6" />
        <span className="sr-only">Chat with us</span>
      </button>
      <Dialog id={DIALOG} title="Chat With Us" place="side">
        <div className="contact-dialog">
          <p className="text-ink-2">Our chat is not staffed at the moment. This is how you reach us now:</p>
          <ContactWays {...ways} />
        </div>
      </Dialog>
      <PageScript run={openChat} settings={{ dialog: DIALOG }} />
    </>
  )
}
