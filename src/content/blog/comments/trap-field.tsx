import { m } from '#words/messages.js'

/** A field that people neither see nor hear nor reach; machines that fill in every field fill in this one. */
export function TrapField() {
  return (
    <div hidden aria-hidden="true">
      <label>
        {m.blog_trap()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
