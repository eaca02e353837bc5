/** Put a text on the clipboard; `field` shows it. False if it has to be done by hand. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without a secure connection there is no clipboard to write to, but still the old way.
    field.select()
    return document.execCommand('copy')
  }
}
