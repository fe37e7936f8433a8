import { createContext, type ReactNode } from 'react'

/** A form that was sent and got no answer: the mark of the button that sent it (null: an unmarked one), and what to say. */
export type Unsent = { readonly by: string | null; readonly text: ReactNode }

/** Beside which button it is to be said that a form was not sent; the frame knows, `SubmitButton` says it. */
export const UnsentContext = createContext<Unsent | null>(null)
