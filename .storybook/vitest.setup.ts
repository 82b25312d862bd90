import './reactTracing.ts';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import * as frame from './frame.tsx';

// On a busy machine a frame takes seconds.
configure({ asyncUtilTimeout: 15_000 });

// A story inside a test stands in the same frame as in Storybook: theme, language, direction.
const annotations = setProjectAnnotations([frame]);
beforeAll(annotations.beforeAll);
// Letters that come late would move what a test measures. What stands in for them is the system's, where it has it.
beforeAll(() =>
  Promise.all(
    [...document.fonts].filter(({ family }) => !family.includes('Stand-in')).map((font) => font.load()),
  ),
);

afterEach(cleanup);
