import { AskedProof } from './proof-field.tsx'

/** The code field of a staff form with money. */
export function StaffProof({ asks }: { readonly asks: boolean }) {
  return <AskedProof who="staff" asks={asks} />
}
