import type { ReactNode } from 'react';
import { isolate } from '../../locale/index.ts';

/** The value of a cell. Text that could be reordered, such as "4.0 m" in Hebrew, is isolated. */
export const isolated = (value: ReactNode, direction: 'ltr' | 'rtl') =>
  typeof value === 'string' && isolate(value, direction) !== value ? <bdi>{value}</bdi> : value;
