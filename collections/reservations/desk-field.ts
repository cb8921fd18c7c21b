import type { Field } from 'payload'

/** What staff do with a reservation or a payment. */
export const deskField: Field = {
  name: 'desk',
  type: 'ui',
  admin: {
    components: { Field: '/collections/reservations/desk/ReservationDesk#ReservationDesk' },
    disableListColumn: true,
  },
}
