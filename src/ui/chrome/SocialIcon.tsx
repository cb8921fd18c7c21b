import type { SocialNetwork } from '@/domain/content/site-chrome'

/** Plain marks on a 24 px grid that tell the networks apart. */
const marks: Record<SocialNetwork, string> = {
  facebook: 'M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.6v1.9H8V14h2.5v7H14v-7h2.4l.6-3.5h-3V9.2c0-.4.3-.7.7-.7Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500Zm0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.500h8a2.5 2.5 0 0 0 2.5-2.500V8A2.5 2.5 0 0 0 16 5.500H8Zm4 2.700a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.600Zm0 2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600Zm4.2-3.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  youtube:
    'M5.5 5.500h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.500Zm4.5 3.300v6.400l5.5-3.200L10 8.800Z',
  linkedin:
    'M4.5 9.500h3V20h-3V9.500ZM6 4.200a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.600ZM9.8 9.500h2.900v1.400c.5-.9 1.6-1.7 3.2-1.7 3 0 3.9 1.8 3.9 4.700V20h-3v-5.500c0-1.5-.4-2.5-1.8-2.500s-2.2 1-2.2 2.500V20h-3V9.500Z',
  tiktok:
    'M13 3.500h2.800c.3 2 1.6 3.3 3.7 3.500v2.900a7 7 0 0 1-3.6-1.200v6A5.7 5.7 0 1 1 10.2 9v3a2.7 2.7 0 1 0 2.8 2.700V3.500Z',
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-6">
      <path d={marks[network]} />
    </svg>
  )
}
