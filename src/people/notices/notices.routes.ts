import { route } from '@react-router/dev/routes'

/** Added under /dev, never in production. */
export const noticesDevRoutes = [
  route('outbox', './people/notices/outbox.page.tsx'),
  route('outbox/:id', './people/notices/outbox-message.page.tsx'),
]
