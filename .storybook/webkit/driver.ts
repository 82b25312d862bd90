import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from '../../scripts/apt.ts';

/** A window of WebKitGTK's MiniBrowser, controlled by WebDriver. */
export interface WebKit {
  /** The name and version of the browser. */
  version: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page. */
  run<Result>(body: string, ...given: unknown[]): Promise<Result>;
  /** Presses keys together: the last one while the others are down. */
  press(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

const port = 4811;

/** Programs, with their Debian packages. */
const needed = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/dbus-run-session': 'dbus',
};

/** Starts a display, the driver and a window. */
export async function startWebKit(): Promise<WebKit> {
  for (const [program, name] of Object.entries(needed)) if (!existsSync(program)) aptInstall(name);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary)
    throw new Error(
      'This needs WebKitGTK. On Debian, as root: apt-get install -y webkit2gtk-driver xvfb dbus',
    );
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
  const [number] = await once(createInterface(display.stdout), 'line');
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    // As root, WebKit's sandbox doesn't start.
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const stop = () => [driver, display].forEach((child: ChildProcess) => void child.kill());
  try {
    const { sessionId, capabilities } = await sessionWhenReady(binary);
    const ask = (method: string, path: string, body: object = {}) =>
      call(method, `/session/${sessionId}${path}`, body);
    await ask('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => ask('POST', '/url', { url }),
      run: (body, ...given) =>
        ask('POST', '/execute/async', {
          script: `const done=arguments[arguments.length-1];(async(...given)=>{${body}})(...[...arguments].slice(0,-1)).then(done,(error)=>done({error:String(error)}))`,
          args: given,
        }),
      press: (...keys) =>
        ask('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: [
                ...keys.map((value) => ({ type: 'keyDown', value })),
                ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
              ],
            },
          ],
        }),
      async close() {
        await ask('DELETE', '').catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function sessionWhenReady(binary: string, tries = 60): Promise<Session> {
  const browserOptions = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  try {
    return await call('POST', '/session', { capabilities });
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error;
    await sleep(500);
    return await sessionWhenReady(binary, tries - 1);
  }
}

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** @throws {TypeError} while the driver doesn't listen yet */
async function call(method: string, path: string, body: object) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}
