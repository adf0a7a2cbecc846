import { type ComponentType, createContext, lazy, use } from 'react';

/** The server puts a function here that adds the styles of a module to the page. */
export const UseModule = createContext<(module: string) => void>(() => {});

export function lazyPage<Props extends object>(
  module: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Lazy = lazy(load);
  return function LazyPage(props: Props) {
    use(UseModule)(module);
    return <Lazy {...props} />;
  };
}
