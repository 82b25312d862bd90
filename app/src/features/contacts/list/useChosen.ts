import { useState } from 'react';
import type { Contact, ContactStatus } from './contactList.queries.ts';

/** The contacts that are chosen, on any page, each with the status it had when it was last seen. */
export function useChosen(rows: readonly Contact[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ContactStatus>>(new Map());
  const seen = new Map(rows?.map(({ id, status }) => [id, status]));
  const withStatus = (ids: Iterable<string>) =>
    new Map(
      [...ids].flatMap((id) => {
        const status = seen.get(id) ?? chosen.get(id);
        return status ? [[id, status] as const] : [];
      }),
    );

  return {
    selected: new Set(chosen.keys()),
    /** As they are now. */
    chosen: withStatus(chosen.keys()),
    choose: (ids: ReadonlySet<string>) => setChosen(withStatus(ids)),
    /** It is gone: nothing can be done with it any more. */
    forget: (gone: string) => setChosen((all) => new Map([...all].filter(([id]) => id !== gone))),
  };
}
