import { route } from '@react-router/dev/routes'

/** Joined under /dev, outside production only. */
export const noticesDevRoutes = [
  route('outbox', './people/notices/outbox.page.tsx'),
  route('outbox/:id', './people/notices/outbox-message.page.tsx'),
]
