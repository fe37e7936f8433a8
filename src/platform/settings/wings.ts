/**
 * The wings of the house and their rooms, in the order in which they may import: a room imports what stands above it,
 * never what stands below (docs/house.md). A wing without rooms is one room. The files that lie in a wing itself join its
 * rooms together and stand below them.
 */
export const wings: readonly (readonly [wing: string, rooms: readonly string[]])[] = [
  ['sites', []],
  ['platform', ['work', 'values', 'settings', 'database', 'background', 'files', 'http', 'ui']],
  ['people', ['notices', 'access', 'proofs', 'addresses', 'identity', 'accounts', 'staff']],
  ['catalog', ['stores', 'reader', 'estimates', 'products']],
  ['pricing', ['quote', 'rates', 'coupons', 'subscriptions']],
  ['money', ['wallet', 'payments']],
  ['selling', ['cart', 'search', 'orders']],
  ['fulfilment', ['expectations', 'purchasing', 'custody', 'warehouse', 'couriers', 'storage', 'requests', 'returns']],
  ['checkout', []],
  ['care', ['tickets']],
  ['content', ['pages', 'blog', 'newsletter', 'tracking']],
  ['office', ['finance', 'tariffs', 'catalogue', 'settings']],
  ['fronts', ['account', 'storefront', 'console']],
  ['program', []],
]

/** Every room as `wing/room`, in import order; a wing's own files stand below its rooms. */
export const rooms: readonly string[] = wings.flatMap(([wing, inside]) => [
  ...inside.map((room) => `${wing}/${room}`),
  wing,
])
