import { Button, useFormState } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './credentials.module.css';

export interface FormButtonsProps {
  /** The label of the submit button. */
  send: string;
  /** Without it, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** The buttons of a form in a dialog, Cancel first. */
export function FormButtons({ send, onCancel }: FormButtonsProps) {
  const t = useMessages();
  const { isBusy } = useFormState();
  return (
    <div className={css.buttons}>
      {onCancel && (
        <Button isDisabled={isBusy} onPress={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {send}
      </Button>
    </div>
  );
}
