import { useConfig } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { siteAddress } from '../../admin-parts/site-address'
import type { CreatedWebsite } from './form-values'
import { UnfinishedSteps } from './UnfinishedSteps'

interface Props {
  readonly website: CreatedWebsite
  readonly adminHost: string
}

/** Where to look at the new website, and what it still needs. */
export function NextSteps({ website, adminHost }: Props) {
  const { config } = useConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, name, slug, domain, unfinished } = website
  const address = siteAddress({ slug, host: domain || null }, adminHost)
  const list = (collection: string) => `${config.routes.admin}/collections/${collection}`
  const switches = `${config.routes.admin}/switches`
  const own = (collection: string) => `${list(collection)}?where[and][0][tenant][equals]=${id}`
  return (
    <section className="tw:grid tw:max-w-3xl tw:gap-half" aria-labelledby="new-website-done">
      <h2 id="new-website-done" ref={heading} tabIndex={-1}>
        {name} is ready
      </h2>
      <p>
        {address ? (
          <a href={address}>View site</a>
        ) : (
          <>
            It has no domain yet. Add one in <a href={`${list('tenants')}/${id}`}>its form</a> to make it
            public.
          </>
        )}
      </p>
      <h3>What comes next</h3>
      <ul>
        {unfinished && <UnfinishedSteps unfinished={unfinished} list={list} own={own} switches={switches} />}
        <li>
          <a href={own('pages')}>Pages</a>: write what is special about the dealer, and add pictures.
        </li>
        <li>
          <a href={own('legal-texts')}>Legal texts</a>: have them read by the dealer’s lawyer.
        </li>
        <li>
          <a href={own('locations')}>Locations</a>: add the others, and the holidays.
        </li>
        <li>
          <a href={own('stock-feeds')}>Stock feeds</a>: where its vehicles come from.
        </li>
        <li>
          <a href={own('lead-rules')}>Delivery rules</a>: where its leads go. Until then they are in the inbox
          only.
        </li>
        <li>
          <a href={switches}>Switches</a>: what it offers to shoppers.
        </li>
        <li>
          <a href={list('users')}>Users</a>: who works on it.
        </li>
      </ul>
    </section>
  )
}
