import { run } from './run.ts';

// Nothing is built here: the server runs from its TypeScript, and Vite reads the library's sources.
const port = process.env.PORT ?? '4000';
const identity: Record<string, string> = process.env.GOOGLE_CLIENT_ID ? {} : { AUTH_DEV_IDP: '1' };

const ended = await Promise.race([
  run('node', ['--watch', '--conditions=@console/source', 'packages/server/src/main.ts'], {
    env: { PORT: port, ...identity },
  }),
  run('vite', ['app'], { env: { CONSOLE_SERVER: `http://127.0.0.1:${port}` } }),
]);

// One without the other is of no use.
process.exitCode = ended.code;
process.kill(process.pid, 'SIGTERM');
