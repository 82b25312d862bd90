import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { addFiles, type FileProblem, type FileRules } from './files.ts';

export interface FilesProps {
  /** The files (controlled). */
  value?: readonly File[] | undefined;
  /** Called with all files after some were added or removed. */
  onChange?: ((files: readonly File[]) => void) | undefined;
}

/** Puts files into a native input, so that the form sends them. */
function fill(input: HTMLInputElement | null, files: readonly File[]) {
  const now = [...(input?.files ?? [])];
  if (!input || (now.length === files.length && now.every((file, index) => file === files[index]))) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  // The form hears of files that were dropped or removed. A `change` event would come back here.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const none: readonly File[] = [];

/** Holds the files of a native input, which by itself forgets the previous ones with each choice. */
export function useFiles(
  { value, onChange }: FilesProps,
  rules: FileRules,
  input: RefObject<HTMLInputElement | null>,
) {
  const [files, setFiles] = useControlledState<readonly File[]>(value, none, onChange);
  const [rejected, setRejected] = useState<readonly { file: File; problem: FileProblem }[]>([]);

  useLayoutEffect(() => fill(input.current, files), [files, input]);

  useEffect(() => {
    const form = input.current?.form;
    const reset = () => {
      setFiles(none);
      setRejected([]);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });

  return {
    files,
    rejected,
    /** Adds files that fit. Returns what was added, and all files that there are then. */
    add(more: readonly File[]) {
      const result = addFiles(files, more, rules);
      setRejected(result.rejected);
      if (result.added.length > 0) setFiles(result.files);
      // The browser has replaced the previous files by the chosen ones.
      fill(input.current, value ?? result.files);
      return result;
    },
    remove(file: File) {
      setRejected([]);
      setFiles(files.filter((other) => other !== file));
    },
  };
}
