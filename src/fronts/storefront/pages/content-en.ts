import about from '#fronts/storefront/content/about.en.json' with { type: 'json' }
import faq from '#fronts/storefront/content/faq.en.json' with { type: 'json' }
import howToOrder from '#fronts/storefront/content/how-to-order.en.json' with { type: 'json' }
import privacy from '#fronts/storefront/content/privacy.en.json' with { type: 'json' }
import returnPolicy from '#fronts/storefront/content/return-policy.en.json' with { type: 'json' }
import terms from '#fronts/storefront/content/terms.en.json' with { type: 'json' }

/** The long texts in English, by the last segment of their address. */
export const english = { about, faq, 'how-to-order': howToOrder, privacy, 'return-policy': returnPolicy, terms }
