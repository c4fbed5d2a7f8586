import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { ftlHead } from './tools/ftl-head.js';

const server = process.env.MAGNAT_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [ftlHead(), sveltekit()],
  // Drawings of games lie outside this folder, where Svelte is installed.
  resolve: { dedupe: ['svelte', 'vitest'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 150 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', '../games/*/ui/*.test.ts'], environment: 'node' },
});
