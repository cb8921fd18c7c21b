import { isBuiltInKey } from '../built-in/built-in-keys'

const GENERAL = 'Your message is with our team.'

const received = new Map(
  Object.entries({
    'test-drive':
      'Your booking request is with our team. If you chose a time, an email confirms it and has a link to change it.',
    'photo-request': 'Your request is with our team. They take the photos and send them to you.',
    finance:
      'Your finance enquiry is with our team. They go through the figures with you. Nothing is binding.',
    'pre-approval':
      'Your request for a pre-approval is with our team. They tell you which papers they need. Nothing is binding.',
    'trade-in': 'The details of your vehicle are with our team. They look at them and make you an offer.',
    service: 'Your booking request is with our workshop. They confirm the day and the time with you.',
    parts: 'Your question is with our parts team. They check price and availability.',
    careers: 'Your application is with our team. They read it and contact you about the next step.',
    fleet: 'Your enquiry is with our fleet team.',
  }),
)

/** What happened to a form that was sent, by its key (ROUTE-26). An editor's form has a text of its own, if any. */
export function receivedText(key: string, own: string | null): string {
  return isBuiltInKey(key) ? (received.get(key) ?? GENERAL) : own?.trim() || GENERAL
}
