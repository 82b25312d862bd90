import { Button, Dialog, DialogTrigger, ListIcon, Skeleton } from '@console/ui';
import { useMessages } from '../../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../../core/loading/lazyOnIdle.tsx';
import type { CallTranscriptProps } from './CallTranscript.tsx';

const Waiting = () => <Skeleton height="20rem" />;
const CallTranscript = lazyOnIdle(async () => (await import('./CallTranscript.tsx')).CallTranscript, Waiting);

/** Opens the whole of what was said, with the recording. */
export function TranscriptButton(call: CallTranscriptProps) {
  const t = useMessages();
  const { title } = call;
  return (
    <DialogTrigger>
      <Button icon={<ListIcon />} aria-label={t('summary.viewTranscriptOf', { title })}>
        {t('summary.viewTranscript')}
      </Button>
      <Dialog title={t('summary.transcription')} description={title} size="large">
        <CallTranscript {...call} />
      </Dialog>
    </DialogTrigger>
  );
}
