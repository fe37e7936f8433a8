import { type ComponentProps, createContext, use } from 'react'
import { Form } from 'react-router'

/** The answer to a refused form: the errors and the typed values, both by field name. */
export type FormState = {
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

const unanswered: FormState = { errors: {}, typed: {} }
const FormStateContext = createContext(unanswered)

type PostFormProps = Omit<ComponentProps<typeof Form>, 'method'> & {
  readonly answer: Partial<FormState> | null | undefined
}

/** A posted form. Each field in it finds its error and its typed value in `answer` by its name. */
export function PostForm({ answer, ...native }: PostFormProps) {
  const { errors = {}, typed = {} } = answer ?? unanswered
  return (
    <FormStateContext value={{ errors, typed }}>
      <Form {...native} method="post" />
    </FormStateContext>
  )
}

/** The answer to the form around this component. */
export function useFormState(): FormState {
  return use(FormStateContext)
}

type Own = {
  readonly value?: unknown
  readonly defaultValue?: unknown
  readonly type?: string
  readonly readOnly?: boolean
  readonly autoComplete?: string
}

/** The first value of a field: the typed one, otherwise its own. Passwords, codes and files are not returned. */
export function useDefaultValue<Value>(name: string, own: Own & { readonly defaultValue?: Value }) {
  const typed = useFormState().typed[name]
  const isKept =
    own.value === undefined && own.type !== 'password' && !own.readOnly && own.autoComplete !== 'one-time-code'
  return isKept && typed !== undefined ? typed : own.defaultValue
}
