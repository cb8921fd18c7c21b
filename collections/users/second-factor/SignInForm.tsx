'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { email, formatAdminURL } from 'payload/shared'
import { CodeField } from './CodeField'

const emptyField = { initialValue: '', valid: true, value: '' }
const atFirst = { email: emptyField, password: emptyField, code: emptyField }

/** Payload's sign-in form with a field for the code, which appears once the server asks for it. */
export function SignInForm({ next }: { readonly next: string }) {
  const { config } = useConfig()
  const { t } = useTranslation()
  const { setUser } = useAuth()
  const { admin, api } = config.routes
  return (
    <Form
      action={formatAdminURL({ apiRoute: api, path: '/users/login' })}
      className="login__form"
      disableSuccessStatus
      initialState={atFirst}
      method="POST"
      onSuccess={(answer) => setUser(answer as Parameters<typeof setUser>[0])}
      redirect={next}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'email' },
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
        <CodeField />
      </div>
      <Link href={formatAdminURL({ adminRoute: admin, path: config.admin.routes.forgot })} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
