import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'react-router'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly to: string
  readonly preventScrollReset?: boolean
  readonly reloadDocument?: boolean
}

const isServer = typeof document === 'undefined'

/**
 * A link within the shop. On the server an address from the root is written as it stands: the HTML of the router's own
 * link, without asking the router where each one leads.
 */
export function Link({ to, preventScrollReset, reloadDocument, ...native }: LinkProps) {
  if (isServer && to.startsWith('/')) return <a {...native} href={to} data-discover="true" />
  return <RouterLink {...native} to={to} preventScrollReset={preventScrollReset} reloadDocument={reloadDocument} />
}
