import { builtInForm } from '../built-in/built-in-form'
import { isBuiltInKey } from '../built-in/built-in-keys'
import { emptyContext, type FormSite } from '../built-in/form-site'
import { fieldsOf } from '../form/check-answers'

/** Labels do not depend on a website's settings, apart from its consent text, which the lead keeps itself. */
const anySite: FormSite = {
  commentsRequired: false,
  termsRequired: false,
  optInText: 'Wants offers',
  optInDefault: false,
  categories: [],
  contactMethod: '',
  convertsCareers: false,
  wording: 'Car',
  state: '',
  findsRegos: false,
  locations: [],
  turnstileKey: '',
  termsHref: null,
  privacyHref: null,
}

/** The labels of a built-in form's fields, in its order, by field name. Empty for an editor's form. */
export function builtInLabels(key: string): ReadonlyMap<string, string> {
  if (!isBuiltInKey(key)) return new Map()
  return new Map(fieldsOf(builtInForm(key, anySite, emptyContext)).map(({ name, label }) => [name, label]))
}
