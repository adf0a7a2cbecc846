import type { ReadConfiguration } from './read-configuration.ts';

/** Kinds of changes to a name between two versions, as the list of changes calls them. */
type State = 'new' | 'changed' | 'default' | 'deprecated' | 'removed';

/** Every spelling of a value's name: `library.type: module` and `output.library.type: module`. */
function valueNames(path: string, value: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => `${parts.slice(index).join('.')}: ${value}`);
}

/** The reference writes keys that the user chooses as `<name>`: `cacheGroups.<name>.test`. */
function matches(used: string, name: string): boolean {
  if (used === name) return true;
  const [parts, pattern] = [used.split('.'), name.split('.')];
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part === parts[index] || part.startsWith('<'))
  );
}

/**
 * Determines which changes affect a configuration: changes to the names it uses, and different defaults for options it
 * leaves unset.
 *
 * @returns a function that takes a name from the list of changes and the kind of change
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
    // An object that was removed as a whole is matched by the names inside it.
    const isInside = names.some((used) => used.startsWith(`${name}.`));
    return isNamed(name) || (state === 'removed' && isInside);
  };
}
