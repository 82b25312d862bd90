import { buildWhatChanged } from './buildWhatChanged.ts';

await buildWhatChanged(['@console/app', '@console/server']);
await import('../packages/server/scripts/pack.ts');
