'use client'

import type { ReactNode } from 'react'
import type { Share, ShareLink, ShareMethod } from '@/domain/share/share-links'
import { island } from '@/ui/island/island'
import { Mark } from '@/ui/marks/Mark'
import { Icon } from '@/ui/primitives/Icon'
import { CopyLink } from './CopyLink'
import { ShareSheet } from './ShareSheet'
import { useShareWindow } from './use-share-window'

const icons: Record<ShareMethod, ReactNode> = {
  facebook: <Mark name="facebook" className="size-5" />,
  x: <Mark name="x" className="size-[1.125rem]" />,
  sms: <Icon name="message" />,
}

interface Props {
  share: Share
  notice: 'flag' | 'toast'
}

/** Share sheet, networks, message and link. Without JavaScript the networks are plain links. */
function ShareTools({ share: { url, title, links }, notice }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      <ShareSheet url={url} title={title} />
      {links.map((link) => (
        <li key={link.way}>{link.isPopup ? <NetworkLink link={link} /> : <MessageLink link={link} />}</li>
      ))}
      <li className="with-scripts">
        <CopyLink url={url} title={title} notice={notice} />
      </li>
    </ul>
  )
}

function NetworkLink({ link: { way, label, href } }: { link: ShareLink }) {
  const open = useShareWindow()
  return (
    <a href={href} target="_blank" rel="noreferrer" onClick={open}>
      {icons[way]}
      <span className="sr-only">{`Share on ${label} (opens a window)`}</span>
    </a>
  )
}

function MessageLink({ link: { way, href } }: { link: ShareLink }) {
  return (
    <a href={href}>
      {icons[way]}
      <span className="sr-only">Send as a message</span>
    </a>
  )
}

export default island('share-tools', 'visible', ShareTools)
