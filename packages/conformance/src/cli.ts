#!/usr/bin/env node
import { command } from './command.ts';

const stop = new AbortController();
// The first Ctrl+C stops the checks and cleans up; the second one exits immediately.
process.once('SIGINT', () => stop.abort());

process.exitCode = await command(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  signal: stop.signal,
});
