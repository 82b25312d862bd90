import { TimeField } from '@console/ui';
import { useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import type { QuietHours } from '../quietHours.ts';
import css from './notices.module.css';

export interface QuietFieldsProps {
  value: QuietHours;
  /** Called with complete and different times only. */
  onChange: (value: QuietHours) => void;
}

/** The start and end of the quiet hours. An incomplete time isn't stored; the last complete one stays in effect. */
export function QuietFields({ value, onChange }: QuietFieldsProps) {
  const t = useMessages();
  const [typed, setTyped] = useState<{ from: string | null; to: string | null }>(value);
  const isSame = typed.from !== null && typed.from === typed.to;

  function type(parts: Partial<typeof typed>) {
    const next = { ...typed, ...parts };
    setTyped(next);
    const { from, to } = next;
    if (from !== null && to !== null && from !== to) onChange({ from, to });
  }

  return (
    <fieldset aria-label={t('notices.quiet')} className={css.times}>
      <TimeField
        label={t('notices.from')}
        value={typed.from}
        onChange={(from) => type({ from })}
        isClearable={false}
      />
      <TimeField
        label={t('notices.to')}
        value={typed.to}
        onChange={(to) => type({ to })}
        isClearable={false}
        {...(isSame && { error: t('notices.sameTime') })}
      />
    </fieldset>
  );
}
