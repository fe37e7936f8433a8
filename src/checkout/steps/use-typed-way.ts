import { useSearchParams } from 'react-router'

const names = ['method', 'part', 'valuCode', 'walletNumber'] as const

/** What a payment's form begins with: what was typed before it was refused, else what its address says. */
export function useTypedWay(
  typed: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string | null>> {
  const [asked] = useSearchParams()
  return typed ?? Object.fromEntries(names.map((name) => [name, asked.get(name)]))
}
