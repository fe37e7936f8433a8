import about from './content/about.ar.json' with { type: 'json' }
import faq from './content/faq.ar.json' with { type: 'json' }
import howToOrder from './content/how-to-order.ar.json' with { type: 'json' }
import privacy from './content/privacy.ar.json' with { type: 'json' }
import returnPolicy from './content/return-policy.ar.json' with { type: 'json' }
import terms from './content/terms.ar.json' with { type: 'json' }

/** The long texts in Arabic, by the last segment of their address. */
export const arabic = { about, faq, 'how-to-order': howToOrder, privacy, 'return-policy': returnPolicy, terms }
