import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav, type StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface Props extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  readonly nav: StepNavItem[]
  readonly children: ReactNode
  /** Instead of the wide look of a list. */
  readonly className?: string
}

const WIDE =
  'leads tw:grid tw:grid-cols-1 tw:content-start tw:gap-base tw:pt-base tw:pb-[calc(var(--base)*3)]'

/** The frame of our own views: the admin's navigation and the path to the view. */
export function ViewTemplate({
  initPageResult,
  params,
  searchParams,
  nav,
  children,
  className = WIDE,
}: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={nav} />
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
