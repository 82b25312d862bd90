import { Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import type { QuestionDraft } from './QuestionFields.tsx';

const QuestionFields = lazyOnIdle(
  async () => (await import('./QuestionFields.tsx')).QuestionFields,
  FormLoading,
);

export interface AddQuestionDialogProps {
  orgId: string;
  /** Question and answer to start from; `null` while the dialog is closed. */
  asked: QuestionDraft | null;
  onClose: () => void;
}

/** Adds part of a conversation to the questions that representatives can answer. */
export function AddQuestionDialog({ orgId, asked, onClose }: AddQuestionDialogProps) {
  const t = useMessages();

  return (
    <Dialog
      title={t('sessions.toQuestions')}
      size="large"
      isDismissable={false}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {({ close }) => asked && <QuestionFields {...{ orgId, asked }} onClose={close} />}
    </Dialog>
  );
}
