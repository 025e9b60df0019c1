import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  // Made from the server's and the games' own descriptions.
  { ignores: ['node_modules/', 'src/lib/schema.d.ts', 'src/tables/*/shapes.ts', 'public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'object-shorthand': 'error',
      // The compiler checks names.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': 'off',
      // What the rules say is certain is certain.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // Props and state are let, whether or not they are written.
      'prefer-const': 'off',
      'svelte/prefer-const': 'off',
      // Lists that never change their order need no key.
      'svelte/require-each-key': 'off',
      // State is replaced whole; what is not drawn need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // Links go through one listener on the page.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
)
