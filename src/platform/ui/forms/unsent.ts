import { createContext, type ReactNode } from 'react'

/** A form that was sent without an answer: the mark of its button (null: unmarked), and the message. */
export type Unsent = { readonly by: string | null; readonly text: ReactNode }

/** Beside which button to show that a form was not sent; the frame provides it, `SubmitButton` shows it. */
export const UnsentContext = createContext<Unsent | null>(null)
