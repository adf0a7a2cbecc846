/**
 * Calls a function whenever the text of a field has changed: after a pause in typing, and when a file is dropped, whose
 * text replaces that of the field.
 *
 * @param host element around the field, on which files can be dropped
 * @param pause milliseconds without typing
 */
export function onTextChange(
  host: HTMLElement,
  field: HTMLTextAreaElement,
  pause: number,
  onChange: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  });
  host.addEventListener('dragover', (event) => {
    event.preventDefault();
  });
  host.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void file.text().then((text) => {
      field.value = text;
      onChange();
    });
  });
}
