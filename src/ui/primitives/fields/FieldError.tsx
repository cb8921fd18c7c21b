import { Icon } from '../Icon'

/** What is wrong with a field, below it. Not by colour alone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="error-text">
      <Icon name="error" className="mt-px size-4.5" />
      {children}
    </p>
  )
}
