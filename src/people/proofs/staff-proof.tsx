import { AskedProof } from './proof-field.tsx'

/** The code of a member of staff, where a deed with money needs it. */
export function StaffProof({ asks }: { readonly asks: boolean }) {
  return <AskedProof who="staff" asks={asks} />
}
