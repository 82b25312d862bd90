import { ConfirmDialog, toast } from '@console/ui';
import { useRef, useState } from 'react';
import { AfterGone } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { type ServiceToken, useRevokeToken } from './serviceTokens.queries.ts';

export interface RevokeTokenProps {
  orgId: string;
  /** The token to revoke; `null` closes the dialog. */
  token: ServiceToken | null;
  onClose: () => void;
  /** Called when the row and the dialog are gone: move focus elsewhere. */
  onGone: () => void;
}

/** The confirmation dialog for revoking a service token. */
export function RevokeToken({ orgId, token, onClose, onGone }: RevokeTokenProps) {
  const t = useMessages();
  const { dateTime } = useDateFormats();
  const { mutate, isPending, error, reset } = useRevokeToken(orgId);
  const isDone = useRef(false);
  // Keeps its token during the closing animation.
  const [asked, setAsked] = useState(token);
  if (token && asked !== token) setAsked(token);
  const { name = '', lastUsedAt = null } = asked ?? {};

  function close() {
    reset();
    onClose();
  }

  function revoke() {
    if (!asked) return;
    mutate(asked.id, {
      onSuccess() {
        toast({ tone: 'success', title: t('serviceTokens.revoked', { name }) });
        isDone.current = true;
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={token !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('serviceTokens.revokeQuestion', { name })}
      confirmLabel={t('serviceTokens.revoke')}
      busyLabel={t('serviceTokens.revoking')}
      isBusy={isPending}
      onConfirm={revoke}
      {...(error && { error: explain(error, t).told })}
    >
      {t('serviceTokens.revokeText')}{' '}
      {lastUsedAt
        ? t('serviceTokens.revokeUsed', { when: dateTime(lastUsedAt) })
        : t('serviceTokens.revokeUnused')}
      <AfterGone
        onGone={() => {
          if (isDone.current) onGone();
          isDone.current = false;
        }}
      />
    </ConfirmDialog>
  );
}
