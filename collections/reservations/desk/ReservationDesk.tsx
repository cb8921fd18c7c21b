'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReservationDesk as Desk, stateWords } from '@/domain/reservations/reservation-desk'
import { callApi } from '../../admin-parts/call-api'
import { Facts, Panel } from '../../admin-parts/Panel'
import { Queries } from '../../admin-parts/Queries'
import { DeskForm, type DeskOrder } from './DeskForm'

/** What happens now with a reservation or a payment, and what staff can do with it, each with a reason. */
export const ReservationDesk = () => (
  <Queries>
    <LoadedDesk />
  </Queries>
)

function LoadedDesk() {
  const { id, collectionSlug } = useDocumentInfo()
  const path = `/${collectionSlug}/${id}`
  const queryKey = ['desk', path]
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<Desk>(`${path}/desk`, { signal }),
    enabled: id !== undefined,
    retry: false,
  })
  const act = useMutation({
    mutationFn: (body: DeskOrder) => callApi<Desk>(`${path}/acts`, { method: 'POST', body }),
    onSuccess: (desk) => client.setQueryData(queryKey, desk),
  })
  if (!data) return error && <p role="alert">{error.message}</p>
  return (
    <div className="leads tw:mb-base">
      <Panel title={data.state === null ? 'Payment' : 'Reservation'}>
        {data.isVehicleGone && (
          <p role="alert" className="tw:text-bad">
            The stock feed sold or removed this vehicle. Mark it as sold to the shopper, or refund the
            deposit.
          </p>
        )}
        <Facts
          of={[
            ['State', data.state && stateWords[data.state]],
            ['Ends', data.endsAt],
            ['Paid', data.amount],
            ['Refunded', data.refunded],
            ['Refund on its way', data.refundOnItsWay],
            ['Can be refunded', data.left],
          ]}
        />
        {data.actions.length > 0 && (
          <DeskForm
            actions={data.actions}
            left={data.left}
            isBusy={act.isPending}
            send={(order) => act.mutate(order)}
          />
        )}
        <p role="status" className="tw:text-small tw:text-muted">
          {act.isSuccess && 'Done.'}
        </p>
        {act.error && (
          <p role="alert" className="tw:text-bad">
            {act.error.message}
          </p>
        )}
      </Panel>
    </div>
  )
}
