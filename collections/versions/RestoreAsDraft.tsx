'use client'

import { Button, toast } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '../admin-parts/call-api'
import { Problem } from '../admin-parts/Problem'
import { Queries } from '../admin-parts/Queries'

interface Props {
  readonly collection: string
  readonly version: number
  /** The address of the document's form. */
  readonly form: string
}

/** Makes a version the newest draft. Unlike Payload's button, it says why a version cannot be restored. */
export const RestoreAsDraft = (props: Props) => (
  <Queries>
    <Restore {...props} />
  </Queries>
)

function Restore({ collection, version, form }: Props) {
  const router = useRouter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(`/${collection}/versions/${version}?draft=true`, { method: 'POST' }),
    onSuccess: () => {
      toast.success('The earlier version is the newest draft now.')
      router.push(form)
    },
  })
  return (
    <>
      {error && <Problem>{error.message}</Problem>}
      <Button
        margin={false}
        size="medium"
        buttonStyle="secondary"
        disabled={isPending}
        onClick={() => mutate()}
      >
        Restore the earlier version as a draft
      </Button>
    </>
  )
}
