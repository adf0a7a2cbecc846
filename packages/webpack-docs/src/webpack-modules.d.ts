/** What webpack checks configurations with, and what it has no types for. */
declare module 'webpack/lib/config/validateSchema.js' {
  /** @throws Error with a message for people, if the options do not match the schema */
  export default function validateSchema(schema: object, options: unknown): void;
}
