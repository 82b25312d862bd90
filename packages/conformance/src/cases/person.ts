import { Blocked } from '../apiClient.ts';
import { expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

/** The person of the token: profile, settings, cards. */
export const person = {
  readMe: { isPersonal: true, changedBy: 'updateMe' },
  updateMe: {
    async body({ me, label }) {
      if (!(await me()).fullName?.trim()) throw new Blocked('the person has no name that could be put back');
      return { fullName: label('Conformance') };
    },
    bad: { fullName: '' },
    references: ['mainCreditCard'],
    readBack: 'readMe',
  },
  readSettings: { changedBy: 'updateSettings' },
  updateSettings: {
    async body({ settingsBefore, next }) {
      await settingsBefore();
      return { phone: `05${String(next()).padStart(8, '0')}` };
    },
    whole: () => ({ phone: '0501234567', language: 'en' }),
    bad: { language: 'xx' },
    readBack: 'readSettings',
  },
  listCreditCards: { isPersonal: true },
  initCard: {
    also({ ledger, options }, { sale_url }: { sale_url: string }) {
      const { protocol, origin } = new URL(sale_url, options.server);
      const isSafe = protocol === 'https:' || origin === new URL(options.server).origin;
      expect(ledger, isSafe, 'sale_url is neither https nor of the same origin');
    },
  },
} satisfies Record<string, CallCase>;
