#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { firefox, silentAudio } from './firefox.ts';
import { rewriteMessages } from './frames.ts';
import { acceptRefusals, insertTextAsTyped } from './gaps.ts';

/**
 * Starts Debian's Firefox for Playwright, which controls it by WebDriver BiDi. A relay between them rewrites the
 * messages of `gaps.ts`. Firefox doesn't play without an audio device, so it gets a silent one.
 */
const folder = mkdtempSync(join(tmpdir(), 'firefox-audio-'));
const env = { ...process.env, PULSE_RUNTIME_PATH: folder };
const audio = spawn(silentAudio.command, silentAudio.args, { stdio: 'ignore', env });
audio.on('error', (error) => process.stderr.write(`Without an audio device: ${error.message}\n`));
const child = spawn(firefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'], env });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  audio.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

for await (const line of createInterface(child.stderr)) {
  const [, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
  const said = port ? line.replace(port, String(await relayTo(Number(port)))) : line;
  process.stderr.write(`${said}\n`);
}

async function relayTo(port: number) {
  const server = createServer((client) => {
    const browser = connect(port, '127.0.0.1');
    const ask = rewriteMessages(insertTextAsTyped);
    const answer = rewriteMessages(acceptRefusals);
    // Firefox refuses a handshake for another port than its own.
    client.once('data', (handshake: Buffer) => {
      const own = handshake.toString('latin1').replace(/^(host: .*:)\d+/im, `$1${port}`);
      browser.write(ask(Buffer.from(own, 'latin1')));
      client.on('data', (bytes: Buffer) => browser.write(ask(bytes)));
    });
    browser.on('data', (bytes: Buffer) => client.write(answer(bytes)));
    for (const [from, to] of [
      [client, browser],
      [browser, client],
    ] as const) {
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
