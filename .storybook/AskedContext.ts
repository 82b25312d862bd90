import { createContext } from 'react';
import { defaults } from './tools/toggles.ts';

/** The toolbar values of a docs page. */
export const AskedContext = createContext(defaults);
