import about from './content/about.en.json' with { type: 'json' }
import faq from './content/faq.en.json' with { type: 'json' }
import howToOrder from './content/how-to-order.en.json' with { type: 'json' }
import privacy from './content/privacy.en.json' with { type: 'json' }
import returnPolicy from './content/return-policy.en.json' with { type: 'json' }
import terms from './content/terms.en.json' with { type: 'json' }

/** The long texts in English, by the last segment of their address. */
export const english = { about, faq, 'how-to-order': howToOrder, privacy, 'return-policy': returnPolicy, terms }
