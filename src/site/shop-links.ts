import type { NavLink } from '#platform/ui/nav-link.ts'
import { m } from '#words/messages.js'

/** The ways that stand on top of every page. */
export function mainLinks(home: string, pathname: string): NavLink[] {
  const links = [
    { to: `${home}/how-to-order`, text: m.site_how_to_order() },
    { to: `${home}/stores`, text: m.site_stores() },
    { to: `${home}/packages`, text: m.site_packages() },
    { to: `${home}/calculator`, text: m.site_calculator() },
    { to: `${home}/faq`, text: m.site_faq() },
  ]
  return links.map((link) => ({ ...link, current: pathname === link.to }))
}

/** The rest of the ways, at the bottom. */
export function footerGroups(home: string) {
  return [
    {
      title: m.site_footer_shop(),
      links: [
        { to: `${home}/cart`, text: m.site_cart_short() },
        { to: `${home}/stores`, text: m.site_stores() },
        { to: `${home}/packages`, text: m.site_packages() },
        { to: `${home}/coupons`, text: m.site_coupons() },
        { to: `${home}/calculator`, text: m.site_calculator() },
        { to: `${home}/account/orders`, text: m.site_orders() },
      ],
    },
    {
      title: m.site_footer_help(),
      links: [
        { to: `${home}/how-to-order`, text: m.site_how_to_order() },
        { to: `${home}/track`, text: m.site_track() },
        { to: `${home}/bookmarklet`, text: m.site_bookmarklet_title() },
        { to: `${home}/faq`, text: m.site_faq() },
        { to: `${home}/prohibited-items`, text: m.site_prohibited() },
        { to: `${home}/return-policy`, text: m.site_return_policy() },
      ],
    },
    {
      title: m.site_footer_about(),
      links: [
        { to: `${home}/about`, text: m.site_about() },
        { to: `${home}/terms`, text: m.site_terms() },
        { to: `${home}/privacy`, text: m.site_privacy() },
      ],
    },
  ]
}

/** What stays under the thumb on a phone. */
export function bottomLinks(
  home: string,
  pathname: string,
  facts: { cartCount: number; name: string | null },
): NavLink[] {
  const account = facts.name === null ? `${home}/auth/signin` : `${home}/account`
  return [
    { to: home, text: m.site_home(), icon: 'home', current: pathname === home },
    {
      to: `${home}/cart`,
      text: m.site_cart_short(),
      icon: 'cart',
      count: facts.cartCount,
      current: pathname === `${home}/cart`,
    },
    {
      to: `${home}/account/orders`,
      text: m.site_orders(),
      icon: 'box',
      current: pathname.startsWith(`${home}/account/orders`),
    },
    {
      to: account,
      text: facts.name === null ? m.site_sign_in_short() : m.site_account(),
      icon: 'user',
      current: pathname === account,
    },
  ]
}
