import about from '#fronts/storefront/content/about.ar.json' with { type: 'json' }
import faq from '#fronts/storefront/content/faq.ar.json' with { type: 'json' }
import howToOrder from '#fronts/storefront/content/how-to-order.ar.json' with { type: 'json' }
import privacy from '#fronts/storefront/content/privacy.ar.json' with { type: 'json' }
import returnPolicy from '#fronts/storefront/content/return-policy.ar.json' with { type: 'json' }
import terms from '#fronts/storefront/content/terms.ar.json' with { type: 'json' }

/** The long texts in Arabic, by the last segment of their address. */
export const arabic = { about, faq, 'how-to-order': howToOrder, privacy, 'return-policy': returnPolicy, terms }
