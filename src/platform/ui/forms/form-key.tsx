import { useFormState } from './post-form.tsx'

/** The key by which a form acts once: it stays the same while what was typed is corrected. */
export function FormKey({ value }: { readonly value: string }) {
  return <input type="hidden" name="key" value={useFormState().typed.key ?? value} />
}
