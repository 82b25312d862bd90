import { buildWhatChanged } from './buildWhatChanged.ts';

await buildWhatChanged(['@console/app', '@console/server']);

// Sign-in needs an identity provider: Google if it is configured, or the development identity.
if (!process.env.GOOGLE_CLIENT_ID) process.env.AUTH_DEV_IDP ??= '1';

// In this process, so that there is only one process to stop.
const server = new URL('../packages/server/dist/main.js', import.meta.url);
await import(server.href);
