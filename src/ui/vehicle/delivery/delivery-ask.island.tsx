'use client'

import { type SubmitEvent, useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'
import { Queries } from '@/ui/query/Queries'
import { savePostcode, usePostcode } from '@/ui/stores/postcode'
import { DeliveryForm } from './DeliveryForm'
import { useDelivery } from './use-delivery'

interface Props {
  slug: string
}

/**
 * The cost of delivering a vehicle, answered in place (DEL-01…06). Before hydration and without JavaScript,
 * the form submits to a page.
 */
function DeliveryAsk(props: Props) {
  return (
    <Queries>
      <AnsweredForm {...props} />
    </Queries>
  )
}

function AnsweredForm({ slug }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { state, spoken, ask } = useDelivery(slug)
  const saved = usePostcode()
  // The field starts with the shopper's last postcode, entered here or in the search.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = saved
  }, [saved])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!field.current) return
    field.current.value = field.current.value.trim()
    if (ask(field.current.value)) savePostcode(field.current.value)
    else field.current.focus()
  }
  return <DeliveryForm slug={slug} state={state} field={field} onSubmit={submit} spoken={spoken} />
}

export default island('delivery-ask', 'visible', DeliveryAsk)
