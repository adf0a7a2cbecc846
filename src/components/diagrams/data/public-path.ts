/** How both projects of the guide request their image. A test compares the names with the outputs of the example. */
export const auto = {
  /** Example URL at which the project might be published. */
  site: 'https://example.com/gallery/',
  script: 'js/app.js',
  publicPath: 'js/../',
  file: 'images/leaf.a1606832.svg',
} as const;

export const explicit = {
  publicPath: 'https://cdn.example.com/gallery/',
  file: 'a160683225355e07b113.svg',
} as const;
