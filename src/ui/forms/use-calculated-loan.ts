import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '@/domain/leads/form/check-answers'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { useLoanFigures } from '@/ui/stores/loan-figures'
import type { FormValues } from './form-values'

/** Fills the loan's fields with the figures of the calculator on the same page, unless the shopper entered others. */
export function useCalculatedLoan(
  { setValue, getFieldState }: UseFormReturn<FormValues>,
  form: Pick<LeadForm, 'steps'>,
): void {
  const figures = useLoanFigures()
  useEffect(() => {
    if (!figures) return
    const filled = {
      vehiclePriceBudget: figures.amount,
      deposit: figures.deposit,
      term: figures.term,
      weekly_repayment: figures.weekly,
    }
    const names = new Set(fieldsOf(form).map(({ name }) => name))
    for (const [name, value] of Object.entries(filled)) {
      if (value !== null && names.has(name) && !getFieldState(name).isTouched) setValue(name, String(value))
    }
  }, [figures, form, setValue, getFieldState])
}
