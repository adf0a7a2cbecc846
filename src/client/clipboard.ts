/**
 * Writes text to the clipboard. The text may be a promise: browsers that allow writing only during a click accept one.
 *
 * @throws if the browser refuses, or if the promise rejects
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The browser would replace the error with its own; awaiting the text first keeps the original one.
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), blob]);
}
