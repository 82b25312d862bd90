import { defineConfig } from '@playwright/test';
import { firefoxLaunchOptions } from '../../scripts/firefox/firefox.ts';
import everyday from './playwright.config.ts';

/** Firefox 153 can't override media features of a page, so preferences do it for a whole browser. */
const reducedMotion = { 'ui.prefersReducedMotion': 1 };
const dark = { 'layout.css.prefers-color-scheme.content-override': 0 };
/** Pages can read the clipboard, which Chromium permits on request. */
const clipboard = { 'dom.events.testing.asyncClipboard': true };

const project = (name: string, preferences: Record<string, number | boolean>) => ({
  name,
  testMatch: '**/*.journey.ts',
  use: {
    browserName: 'firefox' as const,
    userAgent: undefined,
    contextOptions: {},
    launchOptions: firefoxLaunchOptions({ ...reducedMotion, ...clipboard, ...preferences }),
  },
});

const seldom = /@full|@exhaustive/;
const isInDark = /(in|and) dark\b/;

/** The everyday journeys in Debian's Firefox. */
export default defineConfig({
  ...everyday,
  outputDir: '../../test-results/journeys-firefox',
  projects: [
    { ...project('light', {}), grepInvert: [seldom, isInDark] },
    { ...project('dark', dark), grepInvert: seldom, grep: isInDark },
  ],
});
