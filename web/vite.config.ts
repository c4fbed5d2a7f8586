import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { ftlParts } from './tools/ftl-parts.js';

/**
 * A browser fetches six files at a time, and each costs a journey there and back. So there are few: what most pages share,
 * what some share, each game's drawing, and the shell's words of each language.
 */
const shared = /[\\/](node_modules|web[\\/]src[\\/]lib)[\\/]/;
/** What is wanted now and then, however many pages may want it: it is fetched then. */
const late =
  /node_modules[\\/](uqr|@noble)[\\/]|components[\\/](replay|tv)[\\/]|[\\/](Rulebook|RuleList|RuleFigure|Result|SketchPanels|SketchCell|ChatPanel|Invite|QrCode|OptionsForm|FairDialog|qr|chance|records|played|replay\.svelte|review\.svelte)\.(ts|svelte)$/;
const test = (id: string) => shared.test(id) && !late.test(id);
const groups = [
  { name: 'most', test, minShareCount: 3, priority: 4 },
  { name: 'some', test, minShareCount: 2, priority: 3 },
  { debugName: 'drawing', name: (id: string) => /games[\\/](\w+)[\\/]ui[\\/](?!Picture|Figure|about)/.exec(id)?.[1] ?? null, priority: 2 },
  { debugName: 'words', name: (id: string) => /(?:web|crates[\\/]text)[\\/]text[\\/](\w+)\.ftl\?raw/.exec(id)?.[1] ?? null, priority: 1 },
];

const server = process.env.MAGNAT_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [ftlParts(), sveltekit()],
  // Drawings of games lie outside this folder, where Svelte is installed.
  resolve: { dedupe: ['svelte', 'vitest'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 150 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', '../games/*/ui/*.test.ts'], environment: 'node' },
});
