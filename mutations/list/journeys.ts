import type { Mutation } from '../mutation.ts';

/** The built console with the real server. */
export const journeys: readonly Mutation[] = [
  {
    name: 'unsafe redirect',
    breaks: 'A sign-in redirects to another site.',
    file: 'app/src/features/auth/login/login.queries.ts',
    find: 'location.replace(safeRedirect(redirectTo, location.origin));',
    replace: "location.replace(redirectTo ?? safeRedirect('/admin', location.origin));",
    red: {
      task: 'e2e',
      file: 'redirects.journey',
      title: 'for any redirect_to, the sign-in leads to a page of the console',
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
    name: 'foreign message accepted',
    breaks: 'The console accepts a message from another window.',
    file: 'app/src/features/settings/useCardWindow.ts',
    find: 'const isOurs = origin === location.origin && source !== null && source === road.current.popup;',
    replace: "const isOurs = origin !== '' || source !== null;",
    red: { task: 'e2e', file: 'billing.journey', title: 'messages from other origins are ignored' },
  },
  {
    name: 'focus after navigation',
    breaks: 'Focus doesn’t move to the heading of a new page.',
    file: 'app/src/shell/Shell.tsx',
    find: 'pageKey={standing}',
    replace: "pageKey={standing && 'page'}",
    red: { task: 'e2e', file: 'dashboard.journey', title: 'nothing scrolls horizontally at 320 px' },
  },
  {
    name: 'wide dashboard',
    breaks: 'The dashboard scrolls sideways at 320 px.',
    file: 'app/src/features/dashboard/Dashboard.module.css',
    find: '.total {\n  min-inline-size: 0;',
    replace: '.total {\n  min-inline-size: 14rem;',
    red: { task: 'e2e', file: 'dashboard.journey', title: 'nothing scrolls horizontally at 320 px' },
  },
  {
    name: 'unsaved changes not guarded',
    breaks: 'Leaving a form with unsaved changes doesn’t prompt.',
    file: 'app/src/core/forms/useSaving.ts',
    find: 'warnOnUnsaved: !draft.isOver,',
    replace: 'warnOnUnsaved: false,',
    red: {
      task: 'e2e',
      file: 'organization.journey',
      title: 'every way of leaving the page prompts about unsaved changes',
    },
  },
  {
    name: 'refresh moves focus',
    breaks: 'A live update of the calendar moves focus away.',
    file: 'app/src/features/appointments/week/AppointmentsWeek.tsx',
    find: "        label={t('nav.appointments')}",
    replace: "        key={JSON.stringify(data)}\n        label={t('nav.appointments')}",
    red: {
      task: 'e2e',
      file: 'appointments/access.journey',
      title: 'changes made elsewhere appear without moving focus or scroll position',
    },
  },
  {
    name: 'sign-in used twice',
    breaks: 'A response of the identity provider signs a person in twice.',
    file: 'packages/server/src/resources/user/signIn.routes.ts',
    find: "if (!(await spendNonce(trx, nonce, reply))) throw new Problem('invalid-credential');\n          await useOnce(trx, token, identity.expiresAt);",
    replace: '',
    red: {
      task: 'e2e',
      file: 'login.journey',
      title: 'the server rejects a sign-in response that was already used',
    },
  },
];
