import { Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';
import type { Asked } from './QuestionFields.tsx';

const QuestionFields = later(async () => (await import('./QuestionFields.tsx')).QuestionFields, FormLoading);

export interface AddQuestionDialogProps {
  orgId: string;
  /** What was asked and answered, to start from; nothing while the dialog is closed. */
  asked: Asked | null;
  onClose: () => void;
}

/** What was said becomes something the representatives know. */
export function AddQuestionDialog({ orgId, asked, onClose }: AddQuestionDialogProps) {
  const words = useWords();

  return (
    <Dialog
      title={words('sessions.toQuestions')}
      size="large"
      isDismissable={false}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {({ close }) => asked && <QuestionFields {...{ orgId, asked }} onClose={close} />}
    </Dialog>
  );
}
