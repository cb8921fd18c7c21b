import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { SlotDays } from '@/domain/test-drives/slot-days'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { getSlots } from '../test-drives/slots/get-slots'
import { type FormDraft, readDraft } from './drafts'
import { findSubject } from './find-subject'
import { formContext } from './form-context'
import { getForm } from './get-form'

/** A form on a page of its own, with what was sent without JavaScript and refused. */
export interface OpenedForm {
  readonly form: LeadForm
  readonly vehicle: FormVehicle | null
  /** The first free times of a test drive. */
  readonly slots: SlotDays | null
  readonly draft: FormDraft | null
}

interface Asked {
  readonly key: string
  readonly carId: string
  readonly draftToken: string | null
}

/** Null if the website has no such form, or does not show the vehicle. */
export async function openForm(
  ctx: TenantContext,
  { key, carId, draftToken }: Asked,
  now: Date,
): Promise<OpenedForm | null> {
  const vehicle = await findSubject(ctx, key, carId)
  if (vehicle === undefined) return null
  const context = formContext(ctx, vehicle)
  const form = await getForm(ctx, key, context)
  if (!form) return null
  return {
    form,
    vehicle: context.vehicle,
    slots: form.purpose === 'test-drive' ? await firstSlots(ctx, vehicle, now) : null,
    draft: draftToken ? await readDraft(ctx, key, draftToken) : null,
  }
}

async function firstSlots(ctx: TenantContext, vehicle: Vehicle | null, now: Date): Promise<SlotDays | null> {
  const found = await getSlots(ctx, { locationId: null, vehicle, from: null }, now)
  return found.kind === 'days' ? found.days : null
}
