import { Button, DownloadIcon, Notice, XIcon } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './personalData.module.css';
import type { useCopy } from './useCopy.ts';

export interface CopyButtonProps {
  copy: ReturnType<typeof useCopy>;
  /** @default 'outline' */
  variant?: 'outline' | 'primary';
}

/** Downloads an archive. During the download, it shows the size and cancels; after a failure, it says why. */
export function CopyButton({ copy: { bytes, error, start, cancel }, variant = 'outline' }: CopyButtonProps) {
  const t = useMessages();
  const isRunning = bytes !== null;

  return (
    <div className={css.copy}>
      {/* Always rendered, because some screen readers miss an alert that is added with its text. */}
      <div role="alert" className={css.alert}>
        {error !== null && (
          <Notice tone="danger" title={t('personalData.copyFailed')}>
            {explain(error, t).told}
          </Notice>
        )}
      </div>
      {/* One button, so that focus stays when the download starts and ends. */}
      <Button
        variant={isRunning ? 'outline' : variant}
        icon={isRunning ? <XIcon /> : <DownloadIcon />}
        onPress={() => (isRunning ? cancel() : void start())}
      >
        {t(isRunning ? 'lists.cancelDownload' : error !== null ? 'common.retry' : 'personalData.copyContact')}
      </Button>
      {isRunning && (
        <span className={css.progress}>
          {t('personalData.downloading', { size: Math.round(bytes / 100_000) / 10 })}
        </span>
      )}
    </div>
  );
}
