import { buildWhatChanged } from './buildWhatChanged.ts';

await buildWhatChanged(['@console/app', '@console/server']);

// Somebody has to vouch for the people who sign in: Google when it is set up, or this machine's own identity.
if (!process.env.GOOGLE_CLIENT_ID) process.env.AUTH_DEV_IDP ??= '1';

// In this very process: one to stop, and none left behind.
const server = new URL('../packages/server/dist/main.js', import.meta.url);
await import(server.href);
