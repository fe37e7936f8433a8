/** How many digits a code by mail has; apart from the form, so that no page carries its checks. */
export const codeLength = 6
