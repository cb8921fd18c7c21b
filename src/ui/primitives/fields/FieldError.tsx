import { Icon } from '../Icon'

/** The error message below a field. It does not rely on colour alone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="error-text">
      <Icon name="error" className="mt-px size-4.5" />
      {children}
    </p>
  )
}
