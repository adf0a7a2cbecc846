/** webpack's validation of configurations, and modules that it has no types for. */
declare module 'webpack/lib/config/validateSchema.js' {
  /** @throws Error with a readable message, if the options don't match the schema */
  export default function validateSchema(schema: object, options: unknown): void;
}
