import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly to: string
  readonly preventScrollReset?: boolean
  readonly reloadDocument?: boolean
}

const isServer = typeof document === 'undefined'

/**
 * A link within the shop. On the server an absolute path, or another query of this page, is written as it is: the HTML
 * of the router's own link, without resolving it through the router.
 */
export function Link({ to, preventScrollReset, reloadDocument, ...native }: LinkProps) {
  if (isServer && to.startsWith('/')) return <a {...native} href={to} data-discover="true" />
  if (isServer && to.startsWith('?')) return <SamePageLink {...native} to={to} />
  return <RouterLink {...native} to={to} preventScrollReset={preventScrollReset} reloadDocument={reloadDocument} />
}

function SamePageLink({ to, ...native }: LinkProps) {
  return <a {...native} href={useLocation().pathname + to} data-discover="true" />
}
