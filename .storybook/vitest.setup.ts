import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import * as preview from './preview.tsx';

// A story inside a test stands in the same frame as in Storybook: theme, language, direction.
const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);

afterEach(cleanup);
