import './reactTracing.ts';
import './intlWords.ts';
import { beforeAll } from 'vitest';
import { preloadParts } from '../packages/ui/src/onDemand/index.ts';
import { sharePage } from './freshPage.ts';

sharePage();
beforeAll(preloadParts);
