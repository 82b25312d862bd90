import type { Barrier } from './types.ts';

/**
 * The known barriers of the library, the worst first. Those of the console are in
 * app/src/features/accessibility/barriers.ts, because its page `/accessibility` shows them.
 */
export const libraryBarriers: readonly Barrier[] = [
  {
    id: 'country',
    criteria: ['1.3.5'],
    severity: 'minor',
    due: '2027-03',
    what: 'A browser or a password manager can’t fill in the country of InternationalPhoneField, which doesn’t declare its purpose.',
    workaround:
      'Typing or pasting a name, a code or a whole phone number selects the country. An app can use a native select with `autocomplete`.',
  },
];
