/**
 * Puts text on the clipboard. The text may still be on its way: browsers that allow writing only in answer to a
 * click take the promise.
 *
 * @throws where the browser refuses, or when the promise fails
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The browser reports a failure as its own; waiting for the text first keeps the reason.
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), blob]);
}
