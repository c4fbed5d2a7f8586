import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** A browser of the system where there is one, otherwise the one Playwright brings. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Games without a server need the games' program: `cargo xtask wasm`. */
const hasProgram = existsSync('src/lib/local/program/magnat_wasm_bg.wasm');

export default defineConfig({
  testDir: 'tests',
  testIgnore: hasProgram ? [] : 'offline.spec.ts',
  // Asked for pictures or for times, it makes those: see the scripts of package.json.
  testMatch: process.env.MAGNAT_RUN ? `${process.env.MAGNAT_RUN}.ts` : '*.spec.ts',
  globalSetup: './tests/server.ts',
  outputDir: 'test-results',
  // One table after the other: the bots think on the same cores as the browsers.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
