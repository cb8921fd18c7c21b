import { Dialog } from '@/ui/primitives/Dialog'
import { ContactWays, type ContactWaysProps } from './ContactWays'

interface Props extends ContactWaysProps {
  id: string
  title: string
  lead: string
}

/** Whom to reach, and how, for one thing a shopper wants of a vehicle. */
export function ContactDialog({ id, title, lead, ...ways }: Props) {
  return (
    <Dialog id={id} title={title}>
      <div className="contact-dialog">
        <p className="text-ink-2">{lead}</p>
        <ContactWays {...ways} />
      </div>
    </Dialog>
  )
}
