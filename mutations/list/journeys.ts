import type { Mutation } from '../mutation.ts';

/** The built console with the real server. */
export const journeys: readonly Mutation[] = [
  {
    name: 'unsafe redirect',
    breaks: 'A sign-in leads to another site.',
    file: 'app/src/features/auth/login/login.queries.ts',
    find: 'location.replace(safeRedirect(redirectTo, location.origin));',
    replace: "location.replace(redirectTo ?? safeRedirect('/admin', location.origin));",
    red: {
      task: 'e2e',
      file: 'redirects.journey',
      title: 'whatever an address asks for, the sign-in leads to a place of the console',
    },
  },
  {
    name: 'policy violation',
    breaks: 'The console adds a style that the content security policy forbids.',
    file: 'app/src/main.tsx',
    find: 'const root = createRoot(element);',
    replace:
      "element.insertAdjacentElement('afterend', document.createElement('style')).textContent = 'a {}';\n  const root = createRoot(element);",
    red: { task: 'e2e', file: 'keyboard.journey', title: 'the skip link leads past the navigation' },
  },
  {
    name: 'foreign message believed',
    breaks: 'The console believes a message from another window.',
    file: 'app/src/features/settings/useCardWindow.ts',
    find: 'const isOurs = origin === location.origin && source !== null && source === road.current.popup;',
    replace: "const isOurs = origin !== '' || source !== null;",
    red: { task: 'e2e', file: 'billing.journey', title: 'a word from anywhere else is not believed' },
  },
  {
    name: 'focus after navigation',
    breaks: 'Focus does not move to the heading of a page that was opened.',
    file: 'app/src/shell/Shell.tsx',
    find: 'pageKey={standing}',
    replace: "pageKey={standing && 'page'}",
    red: { task: 'e2e', file: 'dashboard.journey', title: 'at 320 px nothing has to be scrolled sideways' },
  },
  {
    name: 'wide dashboard',
    breaks: 'The dashboard has to be scrolled sideways at 320 px.',
    file: 'app/src/features/dashboard/Dashboard.module.css',
    find: '.total {\n  min-inline-size: 0;',
    replace: '.total {\n  min-inline-size: 14rem;',
    red: { task: 'e2e', file: 'dashboard.journey', title: 'at 320 px nothing has to be scrolled sideways' },
  },
  {
    name: 'unsaved changes not guarded',
    breaks: 'A form with unsaved changes is left without a question.',
    file: 'app/src/core/forms/useSaving.ts',
    find: 'warnOnUnsaved: !draft.isOver,',
    replace: 'warnOnUnsaved: false,',
    red: {
      task: 'e2e',
      file: 'organization.journey',
      title: 'no way out of the page loses what is not saved',
    },
  },
  {
    name: 'refresh moves focus',
    breaks: 'A live update of the calendar takes the focus away.',
    file: 'app/src/features/appointments/week/AppointmentsWeek.tsx',
    find: "        label={t('nav.appointments')}",
    replace: "        key={JSON.stringify(data)}\n        label={t('nav.appointments')}",
    red: {
      task: 'e2e',
      file: 'appointments/access.journey',
      title: 'what changes elsewhere comes without moving focus or scroll',
    },
  },
  {
    name: 'sign-in used twice',
    breaks: 'An answer of the identity provider signs a person in twice.',
    file: 'packages/server/src/resources/user/signIn.routes.ts',
    find: "if (!(await spendNonce(trx, nonce, reply))) throw new Problem('invalid-credential');\n          await useOnce(trx, token, identity.expiresAt);",
    replace: '',
    red: {
      task: 'e2e',
      file: 'login.journey',
      title: 'an answer that was used before is refused by the server',
    },
  },
];
