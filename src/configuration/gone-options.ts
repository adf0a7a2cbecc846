/** Options of earlier versions of webpack and its dev server, with their replacements. */

export interface GoneOption {
  /** Paths as the reference writes options; rules are `Rule`, wherever they are. */
  readonly names: readonly string[];
  /** The replacement, as code. */
  readonly replacement: string;
  /** URL of the replacement's description. */
  readonly url: string;
}

export const goneOptions: readonly GoneOption[] = [
  {
    names: ['output.jsonpFunction', 'output.chunkCallbackName'],
    replacement: 'output.chunkLoadingGlobal',
    url: '/configuration/output/#outputchunkloadingglobal',
  },
  {
    names: ['output.hotUpdateFunction'],
    replacement: 'output.hotUpdateGlobal',
    url: '/configuration/output/#outputhotupdateglobal',
  },
  {
    names: ['output.jsonpScriptType'],
    replacement: 'output.scriptType',
    url: '/configuration/output/#outputscripttype',
  },
  {
    names: ['output.ecmaVersion'],
    replacement: 'output.environment',
    url: '/configuration/output/#outputenvironment',
  },
  {
    names: ['experiments.outputModule'],
    replacement: 'output.module',
    url: '/configuration/output/#outputmodule',
  },
  {
    names: ['module.loaders'],
    replacement: 'module.rules',
    url: '/configuration/module/#modulerules',
  },
  { names: ['Rule.loaders'], replacement: 'Rule.use', url: '/configuration/module/#ruleuse' },
  {
    names: ['Rule.query'],
    replacement: 'Rule.options',
    url: '/configuration/module/#ruleoptions--rulequery',
  },
  {
    names: [
      'optimization.namedModules',
      'optimization.hashedModuleIds',
      'optimization.occurrenceOrder',
    ],
    replacement: 'optimization.moduleIds',
    url: '/configuration/optimization/#optimizationmoduleids',
  },
  {
    names: ['optimization.namedChunks'],
    replacement: 'optimization.chunkIds',
    url: '/configuration/optimization/#optimizationchunkids',
  },
  {
    names: ['resolve.root', 'resolve.modulesDirectories'],
    replacement: 'resolve.modules',
    url: '/configuration/resolve/#resolvemodules',
  },
  {
    names: ['node.Buffer', 'node.process', 'node.fs', 'node.net', 'node.tls', 'node.crypto'],
    replacement: 'resolve.fallback',
    url: '/configuration/resolve/#resolvefallback',
  },
  {
    names: ['devServer.contentBase', 'devServer.contentBasePublicPath', 'devServer.staticOptions'],
    replacement: 'devServer.static',
    url: '/configuration/dev-server/#devserverstatic',
  },
  {
    names: ['devServer.before', 'devServer.after', 'devServer.setup'],
    replacement: 'devServer.setupMiddlewares',
    url: '/configuration/dev-server/#devserversetupmiddlewares',
  },
  {
    names: ['devServer.onBeforeSetupMiddleware', 'devServer.onAfterSetupMiddleware'],
    replacement: 'devServer.setupMiddlewares',
    url: '/configuration/dev-server/#devserversetupmiddlewares',
  },
  {
    names: ['devServer.disableHostCheck', 'devServer.allowedHost'],
    replacement: "devServer.allowedHosts: 'all'",
    url: '/configuration/dev-server/#devserverallowedhosts',
  },
  {
    names: ['devServer.https', 'devServer.http2'],
    replacement: 'devServer.server',
    url: '/configuration/dev-server/#devserverserver',
  },
  {
    names: ['devServer.overlay'],
    replacement: 'devServer.client.overlay',
    url: '/configuration/dev-server/#overlay',
  },
  {
    names: ['devServer.clientLogLevel'],
    replacement: 'devServer.client.logging',
    url: '/configuration/dev-server/#logging',
  },
  {
    names: ['devServer.quiet', 'devServer.noInfo'],
    replacement: 'infrastructureLogging.level',
    url: '/configuration/infrastructureLogging/',
  },
  {
    names: ['devServer.stats'],
    replacement: 'devServer.devMiddleware.stats',
    url: '/configuration/dev-server/#devserverdevmiddlewarestats',
  },
  {
    names: ['devServer.writeToDisk'],
    replacement: 'devServer.devMiddleware.writeToDisk',
    url: '/configuration/dev-server/#devserverdevmiddlewarewritetodisk',
  },
  {
    names: ['devServer.publicPath', 'devServer.mimeTypes', 'devServer.index', 'devServer.lazy'],
    replacement: 'devServer.devMiddleware',
    url: '/configuration/dev-server/#devserverdevmiddleware',
  },
  {
    names: ['devServer.watchContentBase', 'devServer.watchOptions'],
    replacement: 'devServer.watchFiles',
    url: '/configuration/dev-server/#devserverwatchfiles',
  },
  {
    names: ['devServer.public', 'devServer.sockHost', 'devServer.sockPath', 'devServer.sockPort'],
    replacement: 'devServer.client.webSocketURL',
    url: '/configuration/dev-server/#websocketurl',
  },
  {
    names: ['devServer.hotOnly'],
    replacement: "devServer.hot: 'only'",
    url: '/configuration/dev-server/#devserverhot',
  },
];

/** The replacement of a removed option; undefined for a name that webpack never had. */
export function goneOption(name: string): GoneOption | undefined {
  return goneOptions.find(({ names }) => names.includes(name));
}
