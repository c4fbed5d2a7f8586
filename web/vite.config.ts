import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { existsSync } from 'node:fs';
import { ftlParts } from './tools/ftl-parts.js';

/**
 * A browser fetches six files at a time, and each costs a journey there and back. So there are few: what most pages share,
 * what some share, each game's drawing, and the shell's words of each language.
 */
const shared = /[\\/](node_modules|web[\\/]src[\\/]lib)[\\/]/;
/** What is wanted now and then, however many pages may want it: it is fetched then. */
const late =
  /node_modules[\\/](uqr|@noble)[\\/]|components[\\/](replay|tv)[\\/]|lib[\\/]local[\\/](?!here)|[\\/](Rulebook|RuleList|RuleFigure|Result|SketchPanels|SketchCell|ChatPanel|Invite|QrCode|OptionsForm|LookPicker|BadgePicture|CallMe|notify|Reaction|ReactBar|FairDialog|qr|chance|Person|OwnLook|CheckBooks|records|played|replay\.svelte|review\.svelte)\.(ts|svelte)$/;
const test = (id: string) => shared.test(id) && !late.test(id);
/** A game's own table is one file, but for what is drawn elsewhere or fetched when it is asked for. */
const groups = [
  { name: 'most', test, minShareCount: 3, priority: 4 },
  { name: 'some', test, minShareCount: 2, priority: 3 },
  { debugName: 'drawing', name: (id: string) => /games[\\/](\w+)[\\/]ui[\\/](?!Picture|Figure|about|Accounts|Chart|DeedCard|Ahead)/.exec(id)?.[1] ?? null, priority: 2 },
  { debugName: 'words', name: (id: string) => /(?:web|crates[\\/]text)[\\/]text[\\/](\w+)\.ftl\?raw/.exec(id)?.[1] ?? null, priority: 1 },
];

const server = process.env.MAGNAT_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [ftlParts(), sveltekit()],
  // `cargo xtask wasm` builds the games' program for browsers; without it there are no games without a server.
  define: { __LOCAL__: existsSync('src/lib/local/program/magnat_wasm_bg.wasm') },
  worker: { format: 'es' },
  // Drawings of games lie outside this folder, where Svelte is installed.
  resolve: { dedupe: ['svelte', 'vitest'] },
  // A typeface inside the styles would be fetched by those who need no letter of it.
  build: { target: 'es2022', chunkSizeWarningLimit: 150, assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', '../games/*/ui/*.test.ts'], environment: 'node' },
});
