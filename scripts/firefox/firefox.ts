import { fileURLToPath } from 'node:url';

/** Debian's Firefox, the only one that checks use. */
export const firefox = '/usr/bin/firefox-esr';

/** An audio device without sound, for which Debian's `pulseaudio` is needed. */
export const silentAudio = {
  command: 'pulseaudio',
  args: ['-n', '--exit-idle-time=-1', '-L', 'module-native-protocol-unix', '-L', 'module-null-sink'],
};

/** Preferences for every check: nothing but the page is shown, read or requested. */
export const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.contentblocking.introCount': 20,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'browser.uitour.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'extensions.formautofill.creditCards.enabled': false,
  'media.volume_scale': '0.0',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
} as const;

/** Preferences for forced colors, as with a contrast theme of the system. */
export const forcedColors = { 'browser.display.document_color_use': 2 } as const;

/**
 * The tab of Firefox 153 crashes when a script reads a property such as `ariaDescribedByElements` twice. Playwright and
 * axe do that for names, and read the attributes without such properties. The library and the console never do it.
 */
const attributesOnly = { 'accessibility.ARIAElementReflection.enabled': false } as const;

/** Playwright launches Debian's Firefox with these options and controls it by WebDriver BiDi. */
export function firefoxLaunchOptions(more: Record<string, string | number | boolean> = {}) {
  return {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('withRelay.ts', import.meta.url)),
    firefoxUserPrefs: { ...preferences, ...attributesOnly, ...more },
  };
}
