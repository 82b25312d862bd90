import { phoneLabel } from '@console/contract/rules';
import { useRef } from 'react';
import { isolateLeftToRight } from '../../../core/i18n/lists.ts';
import { listContacts } from '../../contacts/index.ts';

/** A contact that can be selected. */
export interface FoundContact {
  id: string;
  name: string;
  phone: string;
}

/** The most contacts to show. For more, people can type another letter. */
const most = 20;

/** Finds an organization's contacts by a part of their name or number, as options of a `ComboBox`. */
export function useContactSearch(orgId: string) {
  const found = useRef(new Map<string, FoundContact>());
  return {
    async search(text: string, signal: AbortSignal) {
      const { rows } = await listContacts(orgId, { q: text, sort: 'name', limit: most }, signal);
      return rows.map(({ id, name, phone }) => {
        found.current.set(id, { id, name, phone });
        // The number distinguishes contacts with the same name. It is left to right on every page.
        return { value: id, label: name || phone, description: isolateLeftToRight(phoneLabel(phone)) };
      });
    },
    /** The contact of the selected option; `null` for free text. */
    contactOf: (value: string | null) => found.current.get(value ?? '') ?? null,
  };
}
