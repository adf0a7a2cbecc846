// @ts-check
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layerRules } from './layers.mjs';

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      'docs/readmes/',
      'examples/',
      'packages/*/dist/',
      // Configurations as they are found in projects, with their mistakes.
      'tests/support/explain/configurations/',
      '.markdownlint-cli2.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers print the same everywhere; the other operands stay forbidden in templates.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `type` and `interface` are chosen for what they say, not by rule.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // TypeScript checks names, in JavaScript files too.
      'no-undef': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Command-line programs talk through the console.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Half of the preview's script replaces properties of the browser, whose types say that they can't be.
    files: ['static/playground/frame.js'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/ban-ts-comment': 'off', 'no-console': 'off' },
  },
  layerRules(),
);
