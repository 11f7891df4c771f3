import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './scripts/chromium.ts';
import { isFull } from './test/conditions.ts';

const { FRAMEWELL_CHROMIUM } = process.env;

/**
 * Whole journeys in a real browser, against the built shop on a real database. The full run adds
 * files named `*.full.*`, tests tagged `@full`, more `conditions`, and the whole cross of pages,
 * languages, widths and themes.
 */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: isFull ? '**/*.spec.ts' : '**/!(*.full).spec.ts',
  ...(isFull ? {} : { grepInvert: /@full\b/ }),
  globalSetup: './test/shop/global-set-up.ts',
  outputDir: 'var/test-results/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    // The browser's own default tells that nobody watches, and gets other pages.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    trace: 'off',
    launchOptions: {
      // The full run drives the browser that people have.
      executablePath:
        FRAMEWELL_CHROMIUM ?? (isFull ? null : findHeadlessShell()) ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
