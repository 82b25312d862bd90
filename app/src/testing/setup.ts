import { preloadParts } from '@console/ui/test-utils';
import { beforeAll } from 'vitest';

// So that dialogs, popovers and tooltips render at once.
beforeAll(preloadParts);

// jsdom is never idle. Otherwise, the code that is fetched on idle would be fetched after the tests of a file.
globalThis.requestIdleCallback = () => 0;
