import { siFacebook, siInstagram, siTiktok, siYoutube } from 'simple-icons'
import type { SocialNetwork } from '@/domain/content/site-chrome'
import { Mark } from './Mark'

/** LinkedIn's is in no set that may be used: its letters, drawn on the same grid. */
const LINKEDIN =
  'M4 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 4 3ZM2 9h4v12H2ZM9 9h3.8v1.700C13.5 9.6 14.9 8.7 16.8 8.7c3.7 0 5.2 2.2 5.2 5.6V21h-4v-6c0-1.9-.6-3-2.2-3S13 13.2 13 15v6H9Z'

const paths: Record<SocialNetwork, string> = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  youtube: siYoutube.path,
  linkedin: LINKEDIN,
  tiktok: siTiktok.path,
}

/** The mark of a network whose name is given beside it or in the link's label. */
export function SocialMark({ network, className }: { network: SocialNetwork; className?: string }) {
  return <Mark path={paths[network]} className={className} />
}
