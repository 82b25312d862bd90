import { toast } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { isWaiting } from '../index.ts';
import { type Appointment, type Objection, useRefreshAppointments, useStatusChange } from './week.queries.ts';

/** A decision that needs confirmation. */
export interface Question {
  objection: Objection;
  status: string;
  /** Decides anyway. */
  insist: () => void;
}

interface Choice {
  appointment: Appointment;
  status: string;
  allowsOverlap?: boolean;
  /** An earlier attempt failed, so the server might already have its change. */
  isRetry?: boolean;
}

/**
 * Approves and declines appointments immediately, with an undo action. It asks for confirmation first if someone else
 * changed the appointment or its time is taken.
 */
export function useDecision(orgId: string) {
  const t = useMessages();
  const moments = useDateFormats();
  const change = useStatusChange(orgId);
  const refresh = useRefreshAppointments(orgId);
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState<ReadonlyMap<string, string>>(new Map());

  const mark = (id: string, status: string | null) =>
    setBusy((before) => {
      const others = [...before].filter(([known]) => known !== id);
      return new Map(status === null ? others : [...others, [id, status]]);
    });

  async function decide({ appointment, status, allowsOverlap = false, isRetry = false }: Choice) {
    setQuestion(null);
    mark(appointment.id, status);
    try {
      const outcome = await change({ appointment, status, allowsOverlap });
      if (outcome.kind === 'saved') return say(outcome.saved, appointment.status);
      if (outcome.kind === 'changed' && outcome.current.status === status)
        return isRetry ? say(outcome.current, appointment.status) : sayIsSo(outcome.current);
      const insist = () =>
        void decide({
          appointment: outcome.current,
          status,
          allowsOverlap: allowsOverlap || outcome.kind === 'overlap',
        });
      setQuestion({ objection: outcome, status, insist });
    } catch (error) {
      const { told: sentence } = explain(error, t);
      refresh();
      toast({
        tone: 'error',
        title: t('appointments.notDecided', { title: appointment.title }),
        description: sentence,
        action: {
          label: t('common.retry'),
          onPress: () => void decide({ appointment, status, allowsOverlap, isRetry: true }),
        },
      });
    } finally {
      mark(appointment.id, null);
    }
  }

  function say(saved: Appointment, before: string) {
    toast({
      replaces: 'decision',
      tone: 'success',
      title: t(sentenceFor(saved.status), { title: saved.title }),
      description: moments.range(saved.startTime, saved.endTime),
      // Undoing isn't offered for an undo.
      ...(isWaiting(before) && {
        action: {
          label: t('common.undo'),
          onPress: () => void decide({ appointment: saved, status: before, allowsOverlap: true }),
        },
      }),
    });
  }

  function sayIsSo({ title, status }: Appointment) {
    toast({
      title: t(sentenceFor(status), { title }),
      description: t('appointments.bySomebodyElse'),
    });
  }

  return {
    /** The status being saved, by appointment ID. */
    busy,
    question,
    /** Cancels the question; the appointment stays as it is. */
    leave: () => setQuestion(null),
    decide(appointment: Appointment, status: string) {
      if (!busy.has(appointment.id)) void decide({ appointment, status });
    },
  };
}

/** The return value of `useDecision`. */
export type Decision = ReturnType<typeof useDecision>;

function sentenceFor(status: string) {
  if (status === 'scheduled') return 'appointments.approved';
  return status === 'cancelled' ? 'appointments.declined' : 'appointments.waitsAgain';
}
