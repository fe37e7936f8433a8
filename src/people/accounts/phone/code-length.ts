/** How many digits a code to a phone has; apart from the form, so that no page carries its checks. */
export const codeLength = 6
