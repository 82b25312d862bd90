import { announce, Button, DownloadIcon, toast, XIcon } from '@console/ui';
import { explain } from '../../http/failures.ts';
import { useMessages } from '../../i18n/index.ts';
import css from './DownloadButton.module.css';
import { type DownloadOptions, useDownload } from './useDownload.ts';

export interface DownloadButtonProps<Row> extends DownloadOptions<Row> {
  isDisabled?: boolean;
}

/** Downloads the whole list as a file, with the current search and filters. During the download, it cancels. */
export function DownloadButton<Row>({ isDisabled = false, ...options }: DownloadButtonProps<Row>) {
  const t = useMessages();
  const { progress, start, cancel } = useDownload(options);

  async function download() {
    announce(t('lists.downloading'));
    try {
      const count = await start();
      if (count === null) announce(t('lists.downloadCancelled'));
      else toast({ tone: 'success', title: t('lists.downloaded', { count }) });
    } catch (error) {
      toast({
        tone: 'error',
        title: t('lists.notDownloaded'),
        description: explain(error, t).told,
        action: { label: t('common.retry'), onPress: () => void download() },
      });
    }
  }

  return (
    <span className={css.download}>
      {progress && (
        <span className={css.progress}>
          {progress.total === null
            ? t('lists.downloading')
            : t('lists.downloadedSoFar', { rows: progress.rows, total: progress.total })}
        </span>
      )}
      {/* One button, so that focus stays when the download starts and ends. */}
      <Button
        icon={progress ? <XIcon /> : <DownloadIcon />}
        isDisabled={isDisabled && !progress}
        onPress={() => (progress ? cancel() : void download())}
      >
        <span className={css.words}>{t(progress ? 'lists.cancelDownload' : 'lists.download')}</span>
      </Button>
    </span>
  );
}
