declare module '*.css';

declare module '*.module.css' {
  const names: Record<string, string>;
  export = names;
}
