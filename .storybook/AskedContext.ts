import { createContext } from 'react';
import { defaults } from './tools/toggles.ts';

/** What the toolbar asks of the page of the docs. */
export const AskedContext = createContext(defaults);
