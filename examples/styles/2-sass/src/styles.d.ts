declare module '*.scss';

declare module '*.module.scss' {
  const names: Record<string, string>;
  export = names;
}
