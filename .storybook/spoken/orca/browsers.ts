import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
import { preferences } from '../../../scripts/firefox/firefox.ts';
import type { Language } from '../transcript.ts';

export const browsers = ['chromium', 'firefox'] as const;
export type Browser = (typeof browsers)[number];

interface Launch {
  command: string;
  args: string[];
}

/** How each browser shows one page without its own controls, in a new profile in the folder. */
export const launches: Record<Browser, (address: string, language: Language, folder: string) => Launch> = {
  chromium(address, _, folder) {
    const { executablePath = 'chromium', args } = chromiumLaunchOptions();
    return {
      command: executablePath,
      args: [
        ...args,
        '--force-renderer-accessibility',
        '--autoplay-policy=no-user-gesture-required',
        '--disable-gpu',
        // Hides the warning about the sandbox, which Orca would read.
        '--test-type',
        '--disable-audio-output',
        `--user-data-dir=${join(folder, 'chromium')}`,
        '--window-position=0,0',
        '--window-size=1440,900',
        `--app=${address}`,
      ],
    };
  },
  firefox(address, language, folder) {
    const profile = join(folder, 'firefox');
    mkdirSync(profile);
    const chosen = { ...preferences, 'intl.accept_languages': language, 'media.autoplay.default': 0 };
    const lines = Object.entries(chosen).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    return { command: 'firefox-esr', args: ['--no-remote', '--profile', profile, '--kiosk', address] };
  },
};
