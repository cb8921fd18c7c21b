'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form'
import type { Choice } from '@/domain/leads/inbox/inbox-row'
import { defaultTheme } from '@/domain/theme/theme'
import { callApi } from '../../admin-parts/call-api'
import { Problem } from '../../admin-parts/Problem'
import { Queries } from '../../admin-parts/Queries'
import { askedWebsite } from '../asked-website'
import { askedOf, type CreatedWebsite, type FormValues } from './form-values'
import { LocationPanel } from './LocationPanel'
import { LookPanel } from './LookPanel'
import { NextSteps } from './NextSteps'
import { SitePanel } from './SitePanel'
import { StartPanel } from './StartPanel'

const MONDAY_TO_FRIDAY = { open: '08:30', close: '17:30' }
const SATURDAY = { open: '08:30', close: '13:00' }
const CLOSED = { open: '', close: '' }

const emptyForm: FormValues = {
  name: '',
  slug: '',
  group: '',
  domain: '',
  from: 'starter',
  trade: 'cars',
  template: 'metro',
  brand: defaultTheme.brand,
  accent: defaultTheme.accent,
  email: '',
  location: {
    name: '',
    street: '',
    city: '',
    state: '',
    postcode: '',
    phone: '',
    licence: '',
    weekdays: MONDAY_TO_FRIDAY,
    saturday: SATURDAY,
    sunday: CLOSED,
  },
}

interface Props {
  readonly groups: readonly Choice<number>[]
  /** The host of the admin, with its port. */
  readonly adminHost: string
}

/** Asks for what a website needs to be online, and creates it. */
export function NewWebsiteForm({ groups, adminHost }: Props) {
  const [created, setCreated] = useState<CreatedWebsite | null>(null)
  if (created) return <NextSteps website={created} adminHost={adminHost} />
  return (
    <Queries>
      <Questions groups={groups} onCreated={setCreated} />
    </Queries>
  )
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.filter((part) => part !== 'start').join('.') as FieldPath<FormValues>

interface QuestionsProps extends Pick<Props, 'groups'> {
  onCreated(website: CreatedWebsite): void
}

function Questions({ groups, onCreated }: QuestionsProps) {
  const only = groups.length === 1 ? String(groups[0]?.value) : ''
  const form = useForm<FormValues>({ defaultValues: { ...emptyForm, group: only } })
  const file = useRef<HTMLInputElement>(null)
  const from = useWatch({ control: form.control, name: 'from' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: FormValues) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify(askedOf(values)))
      const chosen = values.from === 'file' ? file.current?.files?.[0] : undefined
      if (chosen) body.set('file', chosen)
      return callApi<Pick<CreatedWebsite, 'id' | 'unfinished'>>('/new-website', { method: 'POST', body })
    },
    onSuccess: (made, { name, slug, domain }) => onCreated({ ...made, name, slug, domain }),
  })

  const submit = form.handleSubmit((values) => {
    const problems = askedWebsite.safeParse(askedOf(values)).error?.issues ?? []
    for (const [place, { path, message }] of problems.entries())
      form.setError(pathOf(path), { message }, { shouldFocus: place === 0 })
    if (problems.length === 0) mutate(values)
  })

  return (
    <FormProvider {...form}>
      <form className="tw:grid tw:max-w-3xl tw:grid-cols-1 tw:gap-base" onSubmit={submit} noValidate>
        <SitePanel groups={groups} />
        <StartPanel file={file} />
        {from === 'starter' && <LookPanel />}
        {from === 'starter' && <LocationPanel />}
        {error && <Problem>{error.message}</Problem>}
        <div>
          <Button type="submit" margin={false} disabled={isPending}>
            {isPending ? 'Creating the website…' : 'Create the website'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
