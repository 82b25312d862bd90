#!/usr/bin/env node
import { command } from './command.ts';

const stop = new AbortController();
// The first Ctrl+C stops asking, and cleans up; the second one ends at once.
process.once('SIGINT', () => stop.abort());

process.exitCode = await command(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  signal: stop.signal,
});
