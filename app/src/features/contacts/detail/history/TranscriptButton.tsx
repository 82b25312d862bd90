import { Button, Dialog, DialogTrigger, ListIcon, Skeleton } from '@console/ui';
import { useWords } from '../../../../core/i18n/index.ts';
import { later } from '../../../../core/loading/later.tsx';
import type { CallTranscriptProps } from './CallTranscript.tsx';

const Waiting = () => <Skeleton height="20rem" />;
const CallTranscript = later(async () => (await import('./CallTranscript.tsx')).CallTranscript, Waiting);

/** Opens the whole of what was said, with the recording. */
export function TranscriptButton(call: CallTranscriptProps) {
  const words = useWords();
  const { title } = call;
  return (
    <DialogTrigger>
      <Button icon={<ListIcon />} aria-label={words('summary.viewTranscriptOf', { title })}>
        {words('summary.viewTranscript')}
      </Button>
      <Dialog title={words('summary.transcription')} description={title} size="large">
        <CallTranscript {...call} />
      </Dialog>
    </DialogTrigger>
  );
}
