import { globalLayer } from '@vanilla-extract/css';

/** The library's cascade layer. Every unlayered rule of a host overrides it. */
export const layer = globalLayer('console-ui');
