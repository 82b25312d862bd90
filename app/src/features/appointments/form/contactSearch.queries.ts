import { phoneLabel } from '@console/contract/rules';
import { useRef } from 'react';
import { isolateLeftToRight } from '../../../core/i18n/lists.ts';
import { listContacts } from '../../contacts/index.ts';

/** A contact who can be chosen. */
export interface FoundContact {
  id: string;
  name: string;
  phone: string;
}

/** More than fit in the list without scrolling: who looks for one types another letter. */
const most = 20;

/** Finds contacts of an organization by a part of their name or number, as options of a `ComboBox`. */
export function useContactSearch(orgId: string) {
  const found = useRef(new Map<string, FoundContact>());
  return {
    async search(text: string, signal: AbortSignal) {
      const { rows } = await listContacts(orgId, { q: text, sort: 'name', limit: most }, signal);
      return rows.map(({ id, name, phone }) => {
        found.current.set(id, { id, name, phone });
        // Two of one name are told apart by their numbers, which read from left to right on every page.
        return { value: id, label: name || phone, description: isolateLeftToRight(phoneLabel(phone)) };
      });
    },
    /** The contact whose option was chosen; free text is nobody's. */
    contactOf: (value: string | null) => found.current.get(value ?? '') ?? null,
  };
}
