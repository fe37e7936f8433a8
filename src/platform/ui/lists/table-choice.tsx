/** Chooses every row of this page at once. */
export function ChooseAll({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <th scope="col" className="w-8 px-2 py-1 text-start">
      <input
        type="checkbox"
        aria-label={label}
        // Heads of tables are out of sight on a phone, and nobody presses what they do not see.
        className="tick max-sm:hidden"
        onChange={({ currentTarget }) => {
          const rows = currentTarget
            .closest('table')
            ?.querySelectorAll<HTMLInputElement>(`tbody input[name="${CSS.escape(name)}"]`)
          for (const row of rows ?? []) row.checked = currentTarget.checked
        }}
      />
    </th>
  )
}

/** Chooses one row for what is done to several. It stands above the row's own link. */
export function ChooseRow({
  name,
  value,
  label,
}: {
  readonly name: string
  readonly value: string
  readonly label: string
}) {
  return (
    <td className="choice">
      <input type="checkbox" name={name} value={value} aria-label={label} className="tick" />
    </td>
  )
}
