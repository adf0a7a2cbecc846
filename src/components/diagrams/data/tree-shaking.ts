/**
 * What is left of the component kit, without and with an accurate `sideEffects`. A test compares it with the example.
 */
export const files = {
  app: 'src/app.js',
  index: 'kit/index.js',
  reset: 'kit/reset.css',
  button: 'kit/button.js',
  buttonStyles: 'kit/button.css',
  chart: 'kit/chart.js',
  chartStyles: 'kit/chart.css',
} as const;

export const exportsOfKit = { used: 'createButton', unused: 'createChart' } as const;

/** The `sideEffects` in `kit/package.json` that keep just what is needed. */
export const effects = ['./index.js', '*.css'] as const;

export const undeclared = { script: '205 bytes', styles: '88 bytes' } as const;
export const declared = { script: '158 bytes', styles: '52 bytes' } as const;
