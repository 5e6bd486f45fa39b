import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The page has one script: nothing to load ahead.
    modulePreload: false,
    reportCompressedSize: false,
  },
  // `npx vite apps/viewer` beside a server on its usual port.
  server: { proxy: { '/games': 'http://127.0.0.1:3000', '/decks': 'http://127.0.0.1:3000' } },
});
