import { defineConfig } from '@playwright/test';
import { isFull } from './test/conditions.ts';

/**
 * Whole journeys in a real browser, against the built shop on a real database. The full run adds
 * the whole cross of pages, languages, widths and themes.
 */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: isFull ? '**/*.spec.ts' : '**/!(*.full).spec.ts',
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
      ...(process.env.FRAMEWELL_CHROMIUM
        ? { executablePath: process.env.FRAMEWELL_CHROMIUM }
        : { executablePath: '/usr/bin/chromium' }),
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
