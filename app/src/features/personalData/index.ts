import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import { MenuWaiting } from './MenuWaiting.tsx';

/** A menu that downloads a copy of everything about a contact, and erases it. */
export const ContactDataMenu = lazyOnIdle(
  async () => (await import('./ContactDataMenu.tsx')).ContactDataMenu,
  MenuWaiting,
);

/** How long an organization keeps calls, a copy of everything, and its erasures. It is below everything else. */
export const OrganizationData = lazyOnIdle(
  async () => (await import('./OrganizationData.tsx')).OrganizationData,
);

/** The organizations that the person has deleted, with Undo or their receipt. */
export const OwnReceipts = lazyOnIdle(async () => (await import('./OwnReceipts.tsx')).OwnReceipts);

export { type Erasure, findDeleted, useOwnErasures, useRestore } from './personalData.queries.ts';
export { useUndoErasure } from './useUndoErasure.ts';
