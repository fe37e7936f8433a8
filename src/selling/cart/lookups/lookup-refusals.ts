/** Why staff give no price; each has a sentence in both languages: `cart_lookup_why_<reason>`. */
export const lookupRefusals = ['not_shippable', 'not_found', 'sold_out', 'not_to_us', 'unclear', 'no_price'] as const
export type LookupRefusal = (typeof lookupRefusals)[number]
