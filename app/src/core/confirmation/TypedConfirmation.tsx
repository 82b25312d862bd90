import { Button, Notice, TextField } from '@console/ui';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';
import { type Confirmable, isConfirmed } from './isConfirmed.ts';
import css from './TypedConfirmation.module.css';

export interface TypedConfirmationProps {
  /** What is deleted: its name, or its number, confirms it. */
  subject: Confirmable;
  /** The label of the field. What can be typed is below it. */
  label: string;
  /** The error if something else was typed. */
  wrong: string;
  /** The title of the error if the change fails. */
  failed: string;
  confirmLabel: string;
  busyLabel: string;
  /** Nothing can be confirmed before what it changes is known. @default false */
  isDisabled?: boolean;
  change: { mutate: () => void; reset: () => void; isPending: boolean; error: Error | null };
  onCancel: () => void;
  /** What the change does. */
  children?: ReactNode;
}

/** The content of a dialog that asks before something important is deleted (WCAG 3.3.4). Keeps what was typed after a failure. */
export function TypedConfirmation({
  subject,
  label,
  wrong,
  failed,
  confirmLabel,
  busyLabel,
  isDisabled = false,
  change: { mutate, reset, isPending, error },
  onCancel,
  children,
}: TypedConfirmationProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const forget = useEffectEvent(reset);
  useEffect(() => forget(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled || isPending) return;
    if (isConfirmed(typed, subject)) {
      mutate();
      return;
    }
    setWrong(true);
    field.current?.focus();
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      <TextField
        ref={field}
        autoFocus
        autoComplete="off"
        label={label}
        hint={<Confirmations {...subject} />}
        dir="auto"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        error={isWrong ? wrong : undefined}
      />
      {/* Always rendered, because some screen readers miss an alert that is added with its text. */}
      <div role="alert" className={css.alert}>
        {error && (
          <Notice tone="danger" title={failed}>
            {explain(error, t).told}
          </Notice>
        )}
      </div>
      <div className={css.buttons}>
        <Button isDisabled={isPending} onPress={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={isPending} {...{ busyLabel, isDisabled }}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

/** What can be typed to confirm. */
function Confirmations({ name, phone = '' }: Confirmable) {
  return (
    <span className={css.confirmations}>
      <bdi>{name}</bdi>
      {phone && phone !== name && <bdi dir="ltr">{phone}</bdi>}
    </span>
  );
}
