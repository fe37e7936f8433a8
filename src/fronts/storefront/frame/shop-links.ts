import type { NavLink } from '#platform/ui/frame/nav-link.ts'
import { m } from '#words/messages.js'

/** The ways that stand on top of every page. */
export function mainLinks(home: string, pathname: string): NavLink[] {
  const links = [
    { to: `${home}/how-to-order`, text: m.storefront_how_to_order() },
    { to: `${home}/stores`, text: m.storefront_stores() },
    { to: `${home}/packages`, text: m.storefront_packages() },
    { to: `${home}/calculator`, text: m.storefront_calculator() },
    { to: `${home}/faq`, text: m.storefront_faq() },
  ]
  return links.map((link) => ({ ...link, current: pathname === link.to }))
}

/** The rest of the ways, at the bottom. */
export function footerGroups(home: string) {
  return [
    {
      title: m.storefront_footer_shop(),
      links: [
        { to: `${home}/cart`, text: m.storefront_cart_short() },
        { to: `${home}/stores`, text: m.storefront_stores() },
        { to: `${home}/packages`, text: m.storefront_packages() },
        { to: `${home}/coupons`, text: m.storefront_coupons() },
        { to: `${home}/calculator`, text: m.storefront_calculator() },
        { to: `${home}/account/orders`, text: m.storefront_orders() },
      ],
    },
    {
      title: m.storefront_footer_help(),
      links: [
        { to: `${home}/contact`, text: m.storefront_footer_contact() },
        { to: `${home}/how-to-order`, text: m.storefront_how_to_order() },
        { to: `${home}/track`, text: m.storefront_track() },
        { to: `${home}/bookmarklet`, text: m.storefront_bookmarklet_title() },
        { to: `${home}/faq`, text: m.storefront_faq() },
        { to: `${home}/prohibited-items`, text: m.storefront_prohibited() },
        { to: `${home}/return-policy`, text: m.storefront_return_policy() },
      ],
    },
    {
      title: m.storefront_footer_about(),
      links: [
        { to: `${home}/about`, text: m.storefront_about() },
        { to: `${home}/blog`, text: m.storefront_blog() },
        { to: `${home}/terms`, text: m.storefront_terms() },
        { to: `${home}/privacy`, text: m.storefront_privacy() },
        { to: `${home}/measuring`, text: m.tracking_title() },
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
    { to: home, text: m.storefront_home(), icon: 'home', current: pathname === home },
    {
      to: `${home}/cart`,
      text: m.storefront_cart_short(),
      icon: 'cart',
      count: facts.cartCount,
      current: pathname === `${home}/cart`,
    },
    {
      to: `${home}/account/orders`,
      text: m.storefront_orders(),
      icon: 'box',
      current: pathname.startsWith(`${home}/account/orders`),
    },
    {
      to: account,
      text: facts.name === null ? m.storefront_sign_in_short() : m.storefront_account(),
      icon: 'user',
      current: pathname === account,
    },
  ]
}
