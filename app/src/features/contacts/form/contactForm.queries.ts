import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SendOptions, Version } from '../../../core/forms/index.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { createContact, readContact, searchManagers, updateContact } from '../contacts.api.ts';
import { contactKey, contactsKey } from '../contacts.queries.ts';
import { type ContactValues, changesIn, contactIn, contactValuesOf } from './contactFields.ts';

export { useContactRights } from '../contacts.queries.ts';

type Read = Awaited<ReturnType<typeof readContact>>;
export type Contact = Read['reply'];

/** One contact, with its version. */
export const useContact = (orgId: string, id: string) =>
  useQuery({ queryKey: contactKey(orgId, id), queryFn: ({ signal }) => readContact(orgId, id, signal) });

/** The initial values and version for the form. */
export const contactVersionOf = ({ reply, etag }: Read, hasNotes: boolean): Version<ContactValues> => ({
  values: contactValuesOf(reply, hasNotes),
  etag,
});

/** Adds a contact and refetches the lists. */
export function useCreateContact(orgId: string) {
  const queries = useQueryClient();
  return async (values: ContactValues, { idempotencyKey }: SendOptions) => {
    const made = await createContact({ ...contactIn(values), organization: orgId }, idempotencyKey);
    queries.setQueryData(contactKey(orgId, made.reply.id), made);
    void queries.invalidateQueries({
      queryKey: contactsKey(orgId),
      predicate: ({ queryKey }) => queryKey[2] !== 'one',
    });
    return made;
  };
}

/**
 * Saves the changed fields of a contact, unless someone else changed fields of the form meanwhile. Notes that are saved
 * next to the form aren't a conflict.
 */
export function useSaveContact(orgId: string, id: string, start: Version<ContactValues>) {
  const queries = useQueryClient();
  const hasNotes = start.values.notes !== undefined;
  // The values of each version that was read.
  const read = useRef(new Map([[start.etag ?? null, start.values]]));
  const keep = (contact: Read) => {
    read.current.set(contact.etag, contactValuesOf(contact.reply, hasNotes));
    queries.setQueryData(contactKey(orgId, id), contact);
    return contact;
  };

  async function save(values: ContactValues, options: SendOptions): Promise<Read> {
    const before = read.current.get(options.etag) ?? start.values;
    try {
      return keep(await updateContact(orgId, id, changesIn(values, before), options));
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'precondition')) throw error;
      const now = keep(await readContact(orgId, id));
      const isOurs = Object.keys(changesIn(contactValuesOf(now.reply, hasNotes), before)).length === 0;
      if (!isOurs) throw error;
      return keep(await updateContact(orgId, id, changesIn(values, before), { ...options, etag: now.etag }));
    }
  }

  return {
    async send(values: ContactValues, options: SendOptions) {
      const saved = await save(values, options);
      void queries.invalidateQueries({
        queryKey: contactsKey(orgId),
        predicate: ({ queryKey }) => !(queryKey[2] === 'one' && queryKey[3] === id),
      });
      return saved;
    },
    refresh: async () => contactVersionOf(keep(await readContact(orgId, id)), hasNotes),
  };
}

/** Colleagues as options. The email distinguishes those with the same name, whose value is their ID. */
export async function findManagers(text: string, signal: AbortSignal) {
  const found = await searchManagers(text, signal);
  return found.map(({ id, fullName, email }) => {
    const isStandalone = found.filter((one) => one.fullName === fullName).length === 1;
    return { value: isStandalone ? fullName : id, label: fullName, description: email };
  });
}
