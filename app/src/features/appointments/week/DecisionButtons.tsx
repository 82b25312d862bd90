import { Button } from '@console/ui';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './appointments.module.css';
import type { Decision } from './useDecision.ts';
import type { Appointment } from './week.queries.ts';

export interface DecisionButtonsProps {
  appointment: Appointment;
  decision: Decision;
  /** Called before the decision, to close the surrounding popover. */
  onPress?: () => void;
}

/** Buttons to approve or decline an appointment. When they unmount, focus moves to their appointment. */
export function DecisionButtons({ appointment, decision, onPress }: DecisionButtonsProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const busy = decision.busy.get(appointment.id);

  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest('li')?.querySelector<HTMLElement>('button, a')?.focus();
    };
  }, []);

  const choose = (status: string) => {
    onPress?.();
    decision.decide(appointment, status);
  };

  return (
    <div ref={place} className={css.buttons}>
      <Button
        size="small"
        variant="primary"
        isBusy={busy === 'scheduled'}
        onPress={() => choose('scheduled')}
      >
        {t('appointments.approve')}
      </Button>
      <Button size="small" isBusy={busy === 'cancelled'} onPress={() => choose('cancelled')}>
        {t('appointments.decline')}
      </Button>
    </div>
  );
}
