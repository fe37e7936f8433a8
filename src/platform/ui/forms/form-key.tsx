import { useFormState } from './post-form.tsx'

/** The key that makes a form act once: it stays the same while errors are corrected. */
export function FormKey({ value }: { readonly value: string }) {
  return <input type="hidden" name="key" value={useFormState().typed.key ?? value} />
}
