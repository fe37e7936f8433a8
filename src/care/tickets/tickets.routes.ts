import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const ticketsAccountRoutes = [
  route('account/tickets', './care/tickets/pages/tickets.page.tsx'),
  route('account/tickets/:number', './care/tickets/pages/ticket.page.tsx'),
]

/** For anyone. */
export const contactRoutes = [route('contact', './care/tickets/pages/contact.page.tsx')]
