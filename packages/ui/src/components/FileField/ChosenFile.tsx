import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../../icons/index.ts';
import { fileSize, numberFormat, useLocale } from '../../locale/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  failed,
  file as fileStyle,
  muted,
  name,
  progress as progressStyle,
  state,
  words,
} from './FileField.css.ts';
import { useStrings } from './FileField.strings.ts';

/** The upload of a file. */
export interface FileStatus {
  /** From 0 to 1, which means uploaded. */
  progress?: number | undefined;
  /** Why the upload failed, and what to do, in a sentence. */
  error?: string | undefined;
}

interface ChosenFileProps {
  file: File;
  status: FileStatus | undefined;
  isDisabled: boolean;
  onRemove: () => void;
}

/** A row with the name, the size and the upload of a file, and a button that removes it. */
export function ChosenFile({ file, status, isDisabled, onRemove }: ChosenFileProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { progress, error } = status ?? {};
  const percent = numberFormat(locale, { style: 'percent' }).format(progress ?? 0);
  const isUploading = progress !== undefined && progress < 1 && error === undefined;
  const isUploaded = progress !== undefined && progress >= 1 && error === undefined;

  return (
    <li className={fileStyle} data-part="file-field-file">
      <div className={words}>
        <bdi className={name}>{file.name}</bdi>
        <span className={muted}>
          <bdi>{fileSize(locale, file.size)}</bdi>
        </span>
        {isUploaded && (
          <span className={state}>
            <CircleCheckIcon />
            {strings.done}
          </span>
        )}
        {isUploading && (
          <span className={state}>
            <progress
              className={progressStyle}
              data-part="file-field-progress"
              aria-label={strings.uploading(file.name)}
              max={100}
              value={Math.round(progress * 100)}
            />
            {percent}
          </span>
        )}
        {error !== undefined && (
          <span className={failed}>
            <CircleAlertIcon />
            {error}
          </span>
        )}
      </div>
      <IconButton
        size="row"
        label={strings.remove(file.name)}
        tooltip={false}
        icon={<XIcon />}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
    </li>
  );
}
