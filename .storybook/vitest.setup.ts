import './reactTracing.ts';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { preloadParts } from '../packages/ui/src/onDemand/index.ts';
import * as frame from './frame.tsx';

// On a busy machine, a frame can take seconds.
configure({ asyncUtilTimeout: 15_000 });

// A story in a test has the same frame as in Storybook: theme, language, direction.
const annotations = setProjectAnnotations([frame]);
beforeAll(annotations.beforeAll);
beforeAll(preloadParts);
// Fonts that load late would change layout measurements. Fallback fonts come from the system, if it has them.
beforeAll(() =>
  Promise.all(
    [...document.fonts].filter(({ family }) => !family.includes('Stand-in')).map((font) => font.load()),
  ),
);

afterEach(cleanup);
