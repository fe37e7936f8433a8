import { useState } from 'react'
import { useNavigationType } from 'react-router'

/** The look of a step that follows another: it comes from where reading goes on. A page that is loaded, or gone back to, stands at once. */
export function useStepLook(): string {
  const type = useNavigationType()
  const [look] = useState(type === 'POP' ? '' : 'animate-step')
  return look
}
