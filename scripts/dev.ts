import { parseArgs } from 'node:util';
import { run } from './run.ts';

const { values } = parseArgs({ options: { lang: { type: 'string' } } });
if (values.lang !== undefined && values.lang !== 'en-XA') {
  process.stderr.write(
    `--lang takes en-XA, the pseudo-locale. People select ${values.lang} in the console itself.\n`,
  );
  process.exit(1);
}

// Without a build: the server runs from TypeScript, and Vite reads the library's sources.
const port = process.env.PORT ?? '4000';
const identity: Record<string, string> = process.env.GOOGLE_CLIENT_ID ? {} : { AUTH_DEV_IDP: '1' };

const ended = await Promise.race([
  run('node', ['--watch', '--conditions=@console/source', 'packages/server/src/main.ts'], {
    env: { PORT: port, ...identity },
  }),
  run('vite', ['app'], {
    env: { CONSOLE_SERVER: `http://127.0.0.1:${port}`, ...(values.lang && { CONSOLE_LANG: values.lang }) },
  }),
]);

// If one process ends, end the other.
process.exitCode = ended.code;
process.kill(process.pid, 'SIGTERM');
