import type webpack from 'webpack';

/** What both builds have in common. Teams with repositories of their own publish it as a package. */
export const typescript: webpack.RuleSetRule = {
  test: /\.tsx?$/i,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

export const shared = {
  react: { singleton: true, strictVersion: true },
  'react/': { singleton: true, strictVersion: true },
  'react-dom/': { singleton: true, strictVersion: true },
};
