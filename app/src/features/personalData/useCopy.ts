import { announce, toast } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { saveFile } from '../../core/saveFile.ts';
import type { copyOrganization } from './personalData.queries.ts';

/** Milliseconds between two changes of the progress. */
const pace = 250;

/** Reads the archive. */
export type ReadCopy = (
  options: Parameters<typeof copyOrganization>[1],
) => ReturnType<typeof copyOrganization>;

/** Downloads an archive and saves it. Leaving cancels it. */
export function useCopy(read: ReadCopy, onSaved?: () => void) {
  const t = useMessages();
  const [bytes, setBytes] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    let shownAt = 0;
    setError(null);
    setBytes(0);
    announce(t('lists.downloading'));
    try {
      const { file, name = `${t('personalData.copyName')}.zip` } = await read({
        signal: control.signal,
        onProgress(arrived) {
          if (Date.now() - shownAt < pace) return;
          shownAt = Date.now();
          setBytes(arrived);
        },
      });
      saveFile(file, name);
      toast({ tone: 'success', title: t('personalData.copied'), description: name });
      onSaved?.();
    } catch (reason) {
      if (control.signal.aborted) announce(t('lists.downloadCancelled'));
      else setError(reason);
    } finally {
      running.current = null;
      setBytes(null);
    }
  }

  return {
    /** The number of bytes that have arrived; `null` if nothing is being downloaded. */
    bytes,
    error,
    start,
    cancel: () => running.current?.abort(),
  };
}
