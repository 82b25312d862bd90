import { globalLayer } from '@vanilla-extract/css';

/** The one cascade layer of the library: any plain rule of a host wins over it. */
export const layer = globalLayer('console-ui');
