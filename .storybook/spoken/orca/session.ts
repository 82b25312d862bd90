import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../transcript.ts';
import { type Browser, launches } from './browsers.ts';
import { type Heard, readLog } from './log.ts';

/** Output is complete if Orca's log hasn't changed for this many milliseconds. */
const stillness = 1_200;

/** Output is also complete this many milliseconds after a key press, if there was no new output for `stillness`. */
const speechTimeout = 4_000;

/** A sound server whose only device discards what it plays. */
const silence = ['-n', '--exit-idle-time=-1', '-L', 'module-native-protocol-unix', '-L', 'module-null-sink'];

const locales = { en: 'en_US', he: 'he_IL' };

/** Orca and a browser window, with their own display, D-Bus and home directory. */
export class Session {
  private readonly home = mkdtempSync(join(tmpdir(), 'orca-'));
  private readonly log = join(this.home, 'orca.log');
  private readonly running: ChildProcess[] = [];
  private environment: NodeJS.ProcessEnv = {};
  private read = 0;

  /** Starts everything with the screen reader in `language`, and opens the page with this title. */
  async open(address: string, title: string, language: Language, browser: Browser) {
    const runtime = join(this.home, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    this.environment = {
      PATH: '/usr/bin:/bin',
      HOME: this.home,
      XDG_RUNTIME_DIR: runtime,
      LOCPATH: join(this.home, 'locales'),
      TZ: 'Asia/Jerusalem',
      // Chromium, Firefox and GTK expose their content on the accessibility bus.
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
      GTK_MODULES: 'gail:atk-bridge',
    };
    await this.speak(locales[language]);
    this.environment['DISPLAY'] =
      `:${await this.firstLine('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'])}`;
    this.environment['DBUS_SESSION_BUS_ADDRESS'] = await this.firstLine('dbus-daemon', [
      '--session',
      '--nofork',
      '--print-address=1',
    ]);
    this.withoutShortcuts();
    this.start('openbox');
    this.writePreferences();
    this.start('orca', [
      '-u',
      join(this.home, 'orca'),
      '--debug',
      '--debug-file',
      this.log,
      '--disable',
      'braille',
    ]);
    await this.until(() => this.heard().says.length > 0);
    await this.quiet();
    // Without an audio device, Firefox refuses to play.
    if (browser === 'firefox') this.start('pulseaudio', silence);
    const { command, args } = launches[browser](address, language, this.home);
    this.start(command, args);
    await this.until(() => this.text().includes('Dequeued document:load-complete'));
    // Firefox also reports its empty first document. Orca usually announces the title of the one that was asked for.
    const isOpen = () => this.heard().says.some((words) => words.includes(title));
    const began = Date.now();
    while (browser === 'firefox' && !isOpen() && Date.now() - began < 20_000) await sleep(100);
    await this.quiet();
    this.read = this.size();
  }

  /** Compiles a locale, of which Debian installs only the source. Without it, gettext uses English. */
  private async speak(locale: string) {
    const folder = join(this.home, 'locales');
    mkdirSync(folder);
    await this.run('localedef', [
      '--no-archive',
      '-i',
      locale,
      '-f',
      'UTF-8',
      join(folder, `${locale}.UTF-8`),
    ]);
    this.environment['LANG'] = `${locale}.UTF-8`;
  }

  /** Presses a key and returns Orca's reaction. */
  async press(key: string): Promise<Heard> {
    return await this.does('key', '--clearmodifiers', key);
  }

  /** Types a text and returns Orca's reaction. */
  async type(text: string): Promise<Heard> {
    return await this.does('type', '--delay', '80', text);
  }

  private async does(...what: string[]) {
    await this.run('xdotool', what);
    // A search begins when typing has paused.
    if (what[0] === 'type') await sleep(1_500);
    await this.quiet();
    const heard = this.heard();
    this.read = this.size();
    return heard;
  }

  async close() {
    for (const child of this.running.reverse()) {
      child.kill('SIGTERM');
      await Promise.race([new Promise((ended) => child.once('exit', ended)), sleep(2_000)]);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A window manager is needed to focus the browser. This configuration has no keyboard shortcuts. */
  private withoutShortcuts() {
    const folder = join(this.home, '.config', 'openbox');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'rc.xml'),
      '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>',
    );
  }

  /** Speech goes only to the log, without key echo. All other settings are Orca's defaults. */
  private writePreferences() {
    const folder = join(this.home, 'orca');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'orca-customizations.py'),
      'import orca.debug, orca.settings, orca.speech\norca.debug.debugFile.reconfigure(line_buffering=True)\norca.speech._initSpeechServer = lambda *given: None\norca.settings.enableKeyEcho = False\n',
    );
  }

  private heard() {
    return readLog(this.text());
  }

  private text() {
    try {
      return readFileSync(this.log).subarray(this.read).toString('utf8');
    } catch {
      return '';
    }
  }

  private size() {
    return statSync(this.log).size;
  }

  /** Waits until Orca is done. Changing content, such as a playing recording, keeps its log busy. */
  private async quiet() {
    const began = Date.now();
    let [size, words, still, silent] = [-1, -1, began, began];
    while (
      Date.now() - still < stillness &&
      (Date.now() - began < speechTimeout || Date.now() - silent < stillness)
    ) {
      await sleep(100);
      if (this.size() !== size) [size, still] = [this.size(), Date.now()];
      const said = this.heard().says.length;
      if (said !== words) [words, silent] = [said, Date.now()];
    }
  }

  private async until(isSo: () => boolean) {
    const began = Date.now();
    while (!isSo()) {
      if (Date.now() - began > 120_000) throw new Error('Orca or the browser did not answer for two minutes');
      await sleep(100);
    }
  }

  private start(command: string, args: string[] = []) {
    const child = spawn(command, args, { env: this.environment, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.resume();
    this.running.push(child);
    return child;
  }

  private firstLine(command: string, args: string[]) {
    const child = this.start(command, args);
    return new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) => resolve(text.toString('utf8').trim()));
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${command} ended at once`)));
    });
  }

  private run(command: string, args: string[]) {
    return new Promise((done, failed) => this.start(command, args).once('exit', done).once('error', failed));
  }
}
