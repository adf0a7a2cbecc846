import { concernsOf } from '../configuration/concerns.ts';
import { ConfigurationSyntaxError } from '../configuration/parse.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { filterEvent } from '../site/filter-event.ts';
import { fill } from './fill.ts';
import { onTextChange } from './text-field.ts';

/** Parses the field whenever it changes, and filters the list around it to the relevant changes. */
export function connectField(element: HTMLElement): void {
  const field = element.querySelector('textarea');
  const output = element.querySelector('output');
  if (!field || !output) return;
  const { found = '', nothing = '', wrong = '' } = output.dataset;

  const narrow = (detail: ReturnType<typeof concernsOf> | undefined): void => {
    element.dispatchEvent(new CustomEvent(filterEvent, { bubbles: true, detail }));
  };
  const read = (): void => {
    field.removeAttribute('aria-invalid');
    if (field.value.trim() === '') {
      output.value = '';
      narrow(undefined);
      return;
    }
    try {
      const configuration = readConfiguration(field.value);
      const { options, plugins, hooks } = configuration;
      const count = new Set([...options, ...plugins, ...hooks].map(({ name }) => name)).size;
      output.value = count === 0 ? nothing : fill(found, { count: String(count) });
      narrow(count === 0 ? undefined : concernsOf(configuration));
    } catch (error) {
      if (!(error instanceof ConfigurationSyntaxError)) throw error;
      const { line, column } = error.position;
      // The list and the text stay as they were.
      field.setAttribute('aria-invalid', 'true');
      output.value = fill(wrong, {
        line: String(line),
        column: String(column + 1),
        message: error.message,
      });
    }
  };

  onTextChange(element, field, 200, read);
  read();
}
