import { buildWhatChanged } from './buildWhatChanged.ts';

await buildWhatChanged();
