import type { CheckboxField, FieldAccess } from 'payload'
import { staffUser } from '../access/roles'

const admins: FieldAccess = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}

/** The conscious override of the refusal to move the home page or a linked page. It is not stored. */
export const moveAnywayField: CheckboxField = {
  name: 'move_anyway',
  type: 'checkbox',
  label: 'Move the page although it is the home page or linked',
  virtual: true,
  access: { create: () => false, read: admins, update: admins },
  admin: {
    position: 'sidebar',
    description: 'The old address then redirects to the page, except that of the home page.',
  },
}
