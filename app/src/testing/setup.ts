import { preloadParts } from '@console/ui/test-utils';
import { beforeAll } from 'vitest';

// So that dialogs, popovers and tooltips render at once.
beforeAll(preloadParts);
