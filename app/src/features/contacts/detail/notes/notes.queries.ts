import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../core/forms/drafts.ts';
import { ApiError } from '../../../../core/http/errors.ts';
import { getSession, subscribeSession } from '../../../../core/http/session.ts';
import { callbacksKey } from '../../../callbacks/index.ts';
import { saveNotes } from '../../contactPage.api.ts';
import { contactKey } from '../../contacts.queries.ts';
import { contactQuery } from '../summary.queries.ts';
import { createNotesSaver, type NotesCalls, type NotesSaver, type SavedNotes } from './notesSaver.ts';

/** Notes that the person left before they were saved, to restore them when they return. */
const unfinished = new Map<string, NotesSaver>();

subscribeSession((session) => {
  if (!session) unfinished.clear();
});

export interface NotesOf {
  orgId: string;
  contactId: string;
  /** The loaded notes. Newer versions are taken over while nothing is typed. */
  saved: SavedNotes;
  /** Called if the person left and the notes couldn't be saved. */
  onUnsaved: () => void;
}

/**
 * Autosave for a contact's notes: after a pause, and immediately when the person leaves or hides the page. Notes that
 * are unsaved when the session ends are kept in this tab for the same person.
 */
export function useNotesSaver({ orgId, contactId, saved, onUnsaved }: NotesOf): NotesSaver {
  const queries = useQueryClient();
  const [saver] = useState(
    () => unfinished.get(contactId) ?? createNotesSaver(saved, callsFor(queries, orgId, contactId)),
  );
  const tell = useEffectEvent(onUnsaved);

  useEffect(() => saver.follow(saved), [saver, saved]);

  useEffect(() => {
    const person = getSession()?.user.id;
    const name = `notes/${contactId}`;
    const draft = readDraft(name, person, { notes: '', from: '' });
    if (draft) saver.restore(draft.notes, draft.from);
    if (!saver.getUnsaved()) dropDraft(name);

    const keep = () => {
      const unsaved = saver.getUnsaved();
      if (unsaved && person !== undefined) keepDraft(name, person, unsaved);
      else dropDraft(name);
    };
    const hide = () => {
      keep();
      void saver.flush();
    };
    const leaves = [
      saver.subscribe(() => saver.getUnsaved() ?? dropDraft(name)),
      subscribeSession((session) => session?.user.id !== person && keep()),
    ];
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      for (const leave of leaves) leave();
      if (!saver.getUnsaved() || getSession()?.user.id !== person) return void unfinished.delete(contactId);
      unfinished.set(contactId, saver);
      void saver.flush().then(() => {
        if (saver.getUnsaved()) return tell();
        dropDraft(name);
        unfinished.delete(contactId);
      });
    };
  }, [saver, contactId]);

  return saver;
}

function callsFor(queries: QueryClient, orgId: string, contactId: string): NotesCalls {
  const queryKey = contactKey(orgId, contactId);
  return {
    async send(notes, etag) {
      const saved = await saveNotes(orgId, contactId, notes, etag);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
      // Notes about a caller end their entry among the people to call back.
      void queries.invalidateQueries({ queryKey: callbacksKey(orgId) });
      return { notes: saved.reply.notes, etag: saved.etag };
    },
    async refresh() {
      const { reply, etag } = await queries.fetchQuery({ ...contactQuery(orgId, contactId), staleTime: 0 });
      return { notes: reply.notes, etag };
    },
    isConflict: (error) => error instanceof ApiError && error.kind === 'precondition',
  };
}
