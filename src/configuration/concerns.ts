import type { ReadConfiguration } from './read-configuration.ts';

/** What can happen to a name between two versions, in the words of the list of changes. */
type State = 'new' | 'changed' | 'default' | 'deprecated' | 'removed';

/** Every way to name a value: `library.type: module` and `output.library.type: module`. */
function valueNames(path: string, value: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => `${parts.slice(index).join('.')}: ${value}`);
}

/** Keys that a reader chooses are `<name>` in the reference: `cacheGroups.<name>.test`. */
function matches(used: string, name: string): boolean {
  if (used === name) return true;
  const [parts, pattern] = [used.split('.'), name.split('.')];
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part === parts[index] || part.startsWith('<'))
  );
}

/**
 * Tells what concerns a configuration: changes of what it names, and other defaults of what it leaves to webpack.
 *
 * @returns a function that takes a name of the list of changes and what happened to it
 */
export function concernsOf({
  options,
  plugins,
  hooks,
}: ReadConfiguration): (name: string, state: State) => boolean {
  const names = options.map(({ name }) => name);
  const values = new Set(
    options.flatMap(({ name, value }) => (value === undefined ? [] : valueNames(name, value))),
  );
  const pluginNames = new Set(plugins.map(({ name }) => name));
  const hookNames = hooks.map(({ name }) => `.${name}`);
  const isNamed = (name: string): boolean =>
    names.some((used) => matches(used, name)) ||
    values.has(name) ||
    pluginNames.has(name) ||
    // Some plugins are listed with the namespace that exports them.
    pluginNames.has(name.slice(name.lastIndexOf('.') + 1)) ||
    hookNames.some((hook) => name.endsWith(hook));
  return (name, state) => {
    if (state === 'default') return /^[a-z]/u.test(name) ? !isNamed(name) : isNamed(name);
    // What was an object, and went as a whole, is named by what was in it.
    const isInside = names.some((used) => used.startsWith(`${name}.`));
    return isNamed(name) || (state === 'removed' && isInside);
  };
}
