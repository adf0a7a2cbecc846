import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  output: { clean: true },
  stats: {
    all: false,
    modules: true,
    reasons: true,
    modulesSort: 'id',
    groupModulesByCacheStatus: false,
    groupModulesByExtension: false,
    groupModulesByPath: false,
    groupModulesByType: false,
  },
});
