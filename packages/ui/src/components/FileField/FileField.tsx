import { type DragEvent, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { LabelContext } from 'react-aria-components/Label';
import { announce } from '../../announcer/index.ts';
import { CircleAlertIcon, UploadIcon } from '../../icons/index.ts';
import { fileSize, listIn, useLocale } from '../../locale/index.ts';
import { splitRoot } from '../../props/index.ts';
import { FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { ChosenFile, type FileStatus } from './ChosenFile.tsx';
import { area, chooser, face, list, native, or, problem as problemStyle } from './FileField.css.ts';
import { useStrings } from './FileField.strings.ts';
import { type FileProblem, isGroup, typeNames } from './files.ts';
import { type FilesProps, useFiles } from './useFiles.ts';

export interface FileFieldProps extends FieldWords, FilesProps {
  /** The form's data has each file under this name. */
  name?: string | undefined;
  /** The accepted types, as in `<input accept>`: `image/*,.pdf`. @default every type */
  accept?: string | undefined;
  /** The largest size of a file, in bytes. @default no limit */
  maxSize?: number | undefined;
  /** How many files people can choose. With 1, a new file replaces the previous one. @default 1 */
  maxFiles?: number | undefined;
  /** The upload of a file, if you upload files before the form is sent. Called for each file on each render. */
  status?: ((file: File) => FileStatus | undefined) | undefined;
  isDisabled?: boolean | undefined;
  /** The native file input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for files. People choose them in the dialog of the system, or drop them on the field.
 *
 * Renders a native `<input type="file">` under a face with the look of a button, and a list of the chosen files with
 * their sizes and a button that removes each. The input holds all chosen files, so the form's data has them. A file of
 * the wrong type or size, or one too many, isn't added: a message at the field says why, until the next choice. It
 * isn't an error of the form, because nothing has to be fixed. Files that come and go are announced, and so are uploads
 * that end (WCAG 4.1.3). Dropping is never the only way (WCAG 2.5.7).
 *
 * @part file-field-area where people can drop files
 * @part file-field-button the button that opens the dialog
 * @part file-field-problem why a file wasn't added
 * @part file-field-list the chosen files
 * @part file-field-file a chosen file
 * @part file-field-progress the progress of its upload
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @selector [data-drop-target] files are dragged over it, on `file-field-area`
 * @example
 * <FileField name="documents" label="Documents" accept=".pdf,image/*" maxSize={5_000_000} maxFiles={3} />
 */
export function FileField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  name,
  accept,
  maxSize,
  maxFiles = 1,
  value,
  onChange,
  status,
  isDisabled = false,
  id,
  ref,
  ...given
}: FileFieldProps) {
  const strings = useStrings();
  const { locale, direction } = useLocale();
  const [root] = splitRoot(given);
  const ownId = useId();
  const input = useObjectRef(ref);
  const ids = useField({ hint, error, name, label });
  const { files, rejected, add, remove } = useFiles(
    { value, onChange },
    { accept, maxSize, maxFiles },
    input,
  );
  const [isOver, setOver] = useState(false);
  const items = useFocusAfterRemoval(files, input);
  useUploadNews(files, status);
  const [labelId, faceId, problemId] = [`${ownId}label`, `${ownId}face`, `${ownId}problem`];

  const size = (bytes: number) => fileSize(locale, bytes);
  const types = () => typeNames(accept ?? '').map((type) => (isGroup(type) ? strings.type(type) : type));
  const sentence = (file: File, problem: FileProblem) => {
    if (problem === 'type') return strings.wrongType({ file: file.name, types: listIn({ locale }, types()) });
    return strings.tooLarge({ file: file.name, size: size(file.size), max: size(maxSize ?? 0) });
  };
  const problemsOf = (all: typeof rejected) => {
    const tooMany = all.filter(({ problem }) => problem === 'count').length;
    const others = all.filter(({ problem }) => problem !== 'count');
    return [
      ...others.map(({ file, problem }) => sentence(file, problem)),
      ...(tooMany > 0 ? [strings.tooMany({ count: tooMany, max: maxFiles })] : []),
    ];
  };
  const problems = problemsOf(rejected);

  const choose = (more: readonly File[]) => {
    if (more.length === 0) return void add([]);
    const result = add(more);
    const names = result.added.map((file) => file.name);
    const news = names.length > 0 ? [strings.added(listIn({ locale, direction }, names))] : [];
    announce([...problemsOf(result.rejected), ...news, strings.count(result.files.length)].join(' '));
  };

  const over = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  const described = [ids.describedBy['aria-describedby'], problems.length > 0 && problemId].filter(Boolean);

  return (
    <LabelContext value={{ id: labelId }}>
      <FieldFrame
        {...root}
        data-part="file-field"
        {...(isDisabled && { 'data-disabled': true })}
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
        htmlFor={id ?? ownId}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input is the control. */}
        <div
          className={area}
          data-part="file-field-area"
          data-drop-target={isOver || undefined}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={(event) => {
            if (isDisabled) return;
            event.preventDefault();
            setOver(false);
            choose([...event.dataTransfer.files]);
          }}
        >
          <span className={chooser}>
            <input
              ref={input}
              type="file"
              id={id ?? ownId}
              className={native}
              name={name}
              accept={accept}
              multiple={maxFiles > 1}
              disabled={isDisabled}
              required={requiredIndicator === 'required'}
              aria-labelledby={`${labelId} ${faceId}`}
              aria-describedby={described.join(' ') || undefined}
              aria-invalid={ids.message !== undefined || undefined}
              onChange={({ currentTarget }) => choose([...(currentTarget.files ?? [])])}
            />
            <span id={faceId} aria-hidden="true" className={face} data-part="file-field-button">
              <UploadIcon />
              {maxFiles > 1 ? strings.chooseFiles : strings.chooseFile}
            </span>
          </span>
          <span className={or}>{maxFiles > 1 ? strings.dropFiles : strings.dropFile}</span>
        </div>
        {problems.length > 0 && (
          <div id={problemId} className={problemStyle} data-part="file-field-problem">
            <CircleAlertIcon />
            <div>
              {problems.map((words) => (
                <div key={words}>{words}</div>
              ))}
            </div>
          </div>
        )}
        {files.length > 0 && (
          <ul ref={items.list} className={list} aria-labelledby={labelId} data-part="file-field-list">
            {files.map((file, index) => (
              <ChosenFile
                key={`${file.name} ${file.size} ${file.lastModified}`}
                file={file}
                status={status?.(file)}
                isDisabled={isDisabled}
                onRemove={() => {
                  items.willRemove(index);
                  remove(file);
                  announce(`${strings.removed(file.name)} ${strings.count(files.length - 1)}`);
                }}
              />
            ))}
          </ul>
        )}
      </FieldFrame>
    </LabelContext>
  );
}

/** After a removal, focus moves to the next file's button, or to the previous one, or to the input. */
function useFocusAfterRemoval(files: readonly File[], input: { current: HTMLInputElement | null }) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, files.length - 1)] ?? input.current)?.focus();
  }, [files, input]);

  return {
    list,
    willRemove: (index: number) => {
      removed.current = index;
    },
  };
}

/** Announces uploads that end, several of them in one message. */
function useUploadNews(files: readonly File[], status: FileFieldProps['status']) {
  const strings = useStrings();
  const { locale, direction } = useLocale();
  const ended = useRef(new Map<File, string>());

  useEffect(() => {
    const before = ended.current;
    ended.current = new Map();
    const done: string[] = [];
    const failed: string[] = [];
    for (const file of files) {
      const { progress = 0, error } = status?.(file) ?? {};
      const end = error ?? (progress >= 1 ? '' : undefined);
      if (end === undefined) continue;
      ended.current.set(file, end);
      if (before.get(file) === end) continue;
      if (end === '') done.push(file.name);
      else failed.push(strings.failed({ file: file.name, error: end }));
    }
    const news = done.length > 0 ? [strings.uploaded(listIn({ locale, direction }, done))] : [];
    if (failed.length + news.length > 0) announce([...failed, ...news].join(' '));
  });
}
